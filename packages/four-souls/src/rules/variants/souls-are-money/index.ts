// Souls are money (FSC-V.3): a soul buys cents, loot and one of the starting items that nobody has.

import { type Ability, n } from "@soulspire/kernel"
import { gainCents } from "../../loot/cents.ts"
import { loot } from "../../loot/drawing.ts"
import { TABLE_IS_LAID } from "../doing.ts"
import { clash, variant } from "../variant.ts"
import { gainStartingItem, shuffleStartingItems, spendSoul } from "./ops.ts"

const abilities: readonly Ability[] = [
  { k: "act", act: TABLE_IS_LAID, do: [shuffleStartingItems()] },
  {
    k: "act",
    act: "spendSoul",
    cost: [spendSoul()],
    do: [gainCents(n(5)), loot(n(1)), gainStartingItem()],
  },
]

export const soulsAreMoney = variant(
  "souls-are-money",
  {
    rule: "FSC-V.3",
    option: "soulsAreMoney",
    name: "Souls Are Money",
    look: { glyph: "sell-card", hue: 60 },
    abilities,
    // Souls win nothing there: they would be nothing but money.
    bar: (options) =>
      options["challenge"] === "none" ? null : clash("soulsAreMoney", "challenge", "FS-18.7"),
  },
  {
    en: {
      lexicon: {
        ops: {
          shuffleStartingItems: "[you] shuffle the starting items that nobody has into a deck",
          gainStartingItem: "[you] gain the top card of the starting item deck",
          spendSoul: "[you] discard a soul",
        },
        acts: {
          spendSoul: {
            say: "[who=player] spend a soul",
            tag: "Once each turn, in your action phase",
          },
        },
      },
      messages: {
        "prompt.spend-soul": "Choose a soul to discard.",
        "act.spendSoul": "Spend a soul",
        "verb.spendSoul": "spend a soul",
        "setting.soulsAreMoney": "Souls are money",
        "setting.soulsAreMoney.help":
          "Once each turn, you may discard a soul for 5 ¢, a loot card and a starting item that nobody has.",
      },
    },
    it: {
      lexicon: {
        ops: {
          shuffleStartingItems: "[you] mescolare in un mazzo gli oggetti iniziali che nessuno ha",
          gainStartingItem: "[you] ottenere la prima carta del mazzo degli oggetti iniziali",
          spendSoul: "[you] scartare un'anima",
        },
        acts: {
          spendSoul: {
            say: "[who=player] spendere un'anima",
            tag: "Una volta per turno, nella tua Fase Azioni",
          },
        },
      },
      messages: {
        "prompt.spend-soul": "Scegli un'anima da scartare.",
        "act.spendSoul": "Spendi un'anima",
        "verb.spendSoul": "spendere un'anima",
        "setting.soulsAreMoney": "Le anime sono denaro",
        "setting.soulsAreMoney.help":
          "Una volta per turno puoi scartare un'anima per 5 ¢, una carta bottino e un oggetto iniziale che nessuno ha.",
      },
    },
  },
)
