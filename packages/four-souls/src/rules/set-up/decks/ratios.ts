// The categories of treasure, loot and monster cards, and how many of each a deck of a hundred has (chapter 19).

import type { Def, Options } from "@soulspire/kernel"

export const standardRatios = {
  /** FS-19.2 */
  treasure: { passive: 44, active: 40, paid: 10, "one-use": 5, soul: 1 },
  /** FS-19.3 */
  loot: {
    penny: 2,
    "2c": 6,
    "3c": 11,
    "4c": 12,
    nickel: 6,
    "butter-bean": 5,
    bomb: 6,
    battery: 6,
    "shards-and-hearts": 5,
    "pills-and-runes": 6,
    wild: 23,
    trinket: 11,
    "lost-soul": 1,
  },
  /** FS-19.4 */
  monster: {
    basic: 30,
    cursed: 9,
    holy: 9,
    boss: 30,
    "epic-boss": 1,
    "good-event": 8,
    "bad-event": 8,
    curse: 5,
  },
} as const

export type RatioDeck = keyof typeof standardRatios
export const ratioDecks = Object.keys(standardRatios) as RatioDeck[]

/** The option of the table that holds a deck's ratio. */
export const ratioOption = (deck: RatioDeck): `${RatioDeck}Ratio` => `${deck}Ratio`

export const ratioOf = (deck: RatioDeck, options: Options): Readonly<Record<string, number>> =>
  options[ratioOption(deck)] as Readonly<Record<string, number>>

/** Kinds that share a row of the table with others. */
const SHARED: Readonly<Record<string, string>> = {
  "dice-shard": "shards-and-hearts",
  "soul-heart": "shards-and-hearts",
  pill: "pills-and-runes",
  rune: "pills-and-runes",
  tarot: "wild",
  charmed: "holy",
}

/** The row of its deck's table that a card counts in; null for a card of no such deck. Loot of no other kind is wild (FS-19.5). */
export function categoryOf({ back, kinds }: Def): string | null {
  if (!isRatioDeck(back)) return null
  const rows = standardRatios[back]
  for (const kind of kinds) {
    const row = SHARED[kind] ?? kind
    if (Object.hasOwn(rows, row)) return row
  }
  return back === "loot" ? "wild" : null
}

const isRatioDeck = (back: string): back is RatioDeck => Object.hasOwn(standardRatios, back)
