// The tables at which Four Souls is run through the conformance suite, and how much of it.
//
// A random game takes 1,700 answers for two players, 4,000 for three and 6,000 for four: thirty times as many as one of the
// proof game. So all twelve tables are soaked, with more games where they are short, while what looks at single states
// does so at one table for each number of players, at every so-many-th decision of a few games. The strides are such
// that all of it takes a few minutes on one core. `npm run soak` does the same for as long as one likes.

import type { Options } from "@soulspire/kernel"
import { fourSouls, type FourSoulsState } from "@soulspire/four-souls"
import { type Setting } from "@soulspire/testkit"
import { allSets } from "../support/expedition.ts"
import { mixes } from "../support/mixes.ts"
import { fixturesIn } from "@soulspire/testkit/vitest"

const keep = fixturesIn(new URL("../fixtures/", import.meta.url))

type Named = readonly [name: string, setting: Setting<FourSoulsState>]

const named = (seats: number, ruleset: string, bonusSouls: boolean, more: Options = {}): Named => [
  [
    `${seats} seats`,
    ruleset,
    ...(bonusSouls ? [] : ["no bonus souls"]),
    ...Object.entries(more).map(([name, value]) => (typeof value === "string" ? value : name)),
  ].join(", "),
  { game: fourSouls, options: { ruleset, bonusSouls, ...more }, seats, eager: /^attack/, keep },
]

const rooms: Options = { rooms: true, sets: ["base", "requiem"] }

/** Offers are the same for any number of players, and make random games twice as long: two and three trade, four do not. */
const quiet: Options = { barter: false }

/** Every table; those without bonus souls have rooms. */
export const settings: readonly Named[] = [2, 3, 4].flatMap((seats) =>
  ["english-2023", "italian"].flatMap((ruleset) =>
    [true, false].map((bonusSouls) =>
      named(seats, ruleset, bonusSouls, { ...(bonusSouls ? {} : rooms), ...(seats === 4 ? quiet : {}) }),
    ),
  ),
)

/** Tables of two who play together, and challenges. */
export const modes: readonly Named[] = [
  named(2, "english-2023", true, { mode: "co-op", ...rooms }),
  named(2, "italian", true, { mode: "solo", difficulty: "hard", soulCap: 4 }),
  named(2, "english-2023", true, { mode: "co-op", challenge: "heart-of-the-cellar", ...rooms }),
  named(2, "italian", true, { mode: "solo", challenge: "the-last-tithe" }),
  named(3, "english-2023", false, { challenge: "heart-of-the-cellar" }),
  named(4, "italian", true, { challenge: "the-last-tithe" }),
]

/** The variants of the first edition that need no bartering, all at once. */
const variants: Options = {
  soulsAreMoney: true,
  casino: true,
  characters: "one-of-two",
  rewardsForAll: true,
  superShop: true,
  minionsFirst: true,
}

/** Each variant at a table of its own, and all of them together. */
export const variantTables: readonly Named[] = [
  named(2, "english-2023", true, { enhancedBarter: true }),
  named(2, "english-2023", true, { soulsAreMoney: true, ...quiet }),
  named(3, "italian", true, { casino: true, ...quiet }),
  named(3, "english-2023", true, { characters: "chosen", ...quiet }),
  named(2, "english-2023", true, { rewardsForAll: true, ...quiet }),
  named(2, "italian", true, { superShop: true, ...quiet }),
  named(2, "english-2023", true, { minionsFirst: true, ...quiet }),
  named(2, "classic", true, { ...variants, draft: true, enhancedBarter: true }),
  named(2, "english-2023", true, { mode: "co-op", ...variants }),
]

/** The base box in every way it is played, for long soaks. */
export const baseBox: readonly Named[] = [
  ...[2, 3, 4].flatMap((seats) => [true, false].map((bonus) => named(seats, "english-2023", bonus, quiet))),
  named(2, "english-2023", true, { mode: "solo", ...quiet }),
  named(2, "english-2023", true, { mode: "co-op", ...quiet }),
  named(3, "english-2023", true, { decks: "ratios", ...quiet }),
  named(2, "english-2023", true, { draft: true, ...quiet }),
].map(([name, setting]) => [`base box, ${name}`, setting])

/** The first edition: every number of players, and each variant. */
export const classicTables: readonly Named[] = [
  ...[2, 3, 4].map((seats) => named(seats, "classic", true, quiet)),
  named(3, "classic", false, quiet),
  named(2, "classic", true, { draft: true, ...quiet }),
  named(3, "classic", true, { enhancedBarter: true }),
  named(4, "classic", true, { soulsAreMoney: true, ...quiet }),
  named(2, "classic", true, { casino: true, ...quiet }),
  named(2, "classic", true, { characters: "chosen", ...quiet }),
  named(3, "classic", true, { characters: "one-of-two", ...quiet }),
  named(2, "classic", true, { rewardsForAll: true, ...quiet }),
  named(3, "classic", true, { superShop: true, ...quiet }),
  named(2, "classic", true, { minionsFirst: true, ...quiet }),
]

/** Every two answers of the rulesets together. */
export const mixTables: readonly Named[] = mixes.map((options, i) => [
  `2 seats, mix ${i + 1} of ${mixes.length}`,
  { game: fourSouls, options: { ...options, ...quiet }, seats: 2, eager: /^attack/, keep },
])

/**
 * One for each number of players, one of two who play together, one where everything is bartered, and the first edition with
 * variants. (All variants at once make games of four three times as long; they are soaked.)
 */
export const some: readonly Named[] = [
  named(2, "italian", true, { mode: "co-op", openHands: true, challenge: "heart-of-the-cellar" }),
  named(2, "english-2023", true),
  named(3, "italian", false, { ...rooms, tradeItems: true }),
  named(4, "english-2023", true, { sets: allSets, ...quiet }),
  named(2, "italian", true, { enhancedBarter: true, characters: "chosen" }),
  named(2, "classic", true, { ...variants, soulsAreMoney: false, sets: allSets, ...quiet }),
]

/** Seeds of a table's own: the rulesets hardly differ for random players, and the same games twice would say nothing. */
export const seeds = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_each, i) => `${what} ${i}`)

/** How often a game is played for another one's once: those against the timer are short. */
export const times = ({ options }: Setting<FourSoulsState>): number => (options["mode"] === undefined ? 1 : 4)

/** Long, because other work may share the machine; nothing here measures time. */
export const patience = { timeout: 600_000 }
