// The variants of the first edition (FSC-V), each in a folder of its own: its option, its card, what it does and its words.
// The mini-draft (FSC-V.1) is the draft of every edition (`set-up/`).

import type { Def, Options, OptionSchema, Reason } from "@soulspire/kernel"
import { type Part, seenByAll } from "../../state/part.ts"
import type { Card } from "../../verbs/card.ts"
import { casino } from "./casino/index.ts"
import { casinoOps, isGivenCopy } from "./casino/ops.ts"
import { chosenCharacters } from "./chosen-characters/index.ts"
import { momentActs, TABLE_IS_LAID } from "./doing.ts"
import { enhancedBartering } from "./enhanced-bartering/index.ts"
import { minionsFirst } from "./minions-first/index.ts"
import { rewardsForEveryone } from "./rewards-for-everyone/index.ts"
import { sharingOps } from "./rewards-for-everyone/sharing.ts"
import { soulActs } from "./souls-are-money/acts.ts"
import { soulsAreMoney } from "./souls-are-money/index.ts"
import { soulMoneyOps } from "./souls-are-money/ops.ts"
import { superShop } from "./super-shop/index.ts"
import type { Variant } from "./variant.ts"

const variants: readonly Variant[] = [
  enhancedBartering,
  soulsAreMoney,
  casino,
  chosenCharacters,
  rewardsForEveryone,
  superShop,
  minionsFirst,
]

export const variantDeck: readonly Card[] = variants.map(({ card }) => card)
export const variantOptions: OptionSchema = Object.fromEntries(
  variants.flatMap(({ schema }) => Object.entries(schema)),
)

/** Why the variants that are wanted cannot be played at this table, or with each other. */
export function variantBar(options: Options, seats: number, cards: readonly Def[]): Reason | null {
  for (const { isOn, bar } of variants) {
    const reason = isOn(options) ? (bar?.(options, seats, cards) ?? null) : null
    if (reason !== null) return reason
  }
  return null
}

/** The cards of the variants that these options ask for. */
export const variantsIn = (options: Options): string[] =>
  variants.filter(({ isOn }) => isOn(options)).map(({ id }) => id)

export const variantParts: readonly Part[] = [
  {
    acts: { ...soulActs, ...momentActs },
    ops: [...casinoOps, ...sharingOps, ...soulMoneyOps],
    tests: { isGivenCopy },
    events: { startsWithCopy: seenByAll("who", "card") },
    telling: {
      startsWithCopy: [
        { say: "startsWithCopy", with: { who: { seat: "who" }, card: { card: "card", back: "back" } } },
      ],
    },
  },
  {
    en: {
      lexicon: {
        acts: { [TABLE_IS_LAID]: { say: "[it=object] be laid out", tag: "As the game is set up" } },
      },
      messages: { "verb.tableIsLaid": "lay the table" },
    },
    it: {
      lexicon: {
        acts: { [TABLE_IS_LAID]: { say: "[it=object] essere in tavola", tag: "Durante la preparazione" } },
      },
      messages: { "verb.tableIsLaid": "apparecchiare" },
    },
  },
  ...variants.map(({ en, it }) => ({ en, it })),
]
