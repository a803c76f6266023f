// Super shop (FSC-V.7): whoever gains a soul makes the others richer, and the shop larger. At once, off the stack, and once
// for a card, whatever it is worth (FSC-Q-9); any soul that is gained counts (FSC-Q-3).

import { type Ability, each, n } from "@soulspire/kernel"
import { gainCents } from "../../loot/cents.ts"
import { expandSlots } from "../../slots/ops.ts"
import { otherPlayers } from "../../../verbs/index.ts"
import { variant } from "../variant.ts"
import { SOUL_IS_GAINED } from "../doing.ts"

/** What comes of a gain has its own place: right behind it (`doing.ts`). */
const ability: Ability = {
  k: "act",
  act: SOUL_IS_GAINED,
  do: [each(otherPlayers, "rival", [gainCents(n(5), { who: "rival" })]), expandSlots("shop", n(1))],
}

export const superShop = variant(
  "super-shop",
  {
    rule: "FSC-V.7",
    option: "superShop",
    name: "Super Shop",
    look: { glyph: "shopping-cart", hue: 30 },
    abilities: [ability],
  },
  {
    en: {
      lexicon: {
        acts: {
          [SOUL_IS_GAINED]: { say: "[who=player] gain a soul", tag: "Each time a player gains a soul" },
        },
      },
      messages: {
        "verb.soulIsGained": "gain a soul",
        "setting.superShop": "Super shop",
        "setting.superShop.help":
          "Whenever somebody gains a soul, every other player gains 5 ¢ and the shop gets one more slot.",
      },
    },
    it: {
      lexicon: {
        acts: {
          [SOUL_IS_GAINED]: {
            say: "[who=player] ottenere un'anima",
            tag: "Ogni volta che un giocatore ottiene un'anima",
          },
        },
      },
      messages: {
        "verb.soulIsGained": "ottenere un'anima",
        "setting.superShop": "Super negozio",
        "setting.superShop.help":
          "Quando qualcuno ottiene un'anima, tutti gli altri ottengono 5 ¢ e il negozio guadagna uno spazio.",
      },
    },
  },
)
