// Whole games that must not change unnoticed, at tables of every kind. See docs/testing.md.

import type { Options } from "@soulspire/kernel"
import { fourSouls } from "@soulspire/four-souls"
import { goldenTests } from "@soulspire/testkit/vitest"

const rooms = { rooms: true, sets: ["base", "requiem"] }

/** The seeds are of short games, as random games go: fewer lines to read when one of them changes. */
const games: readonly (readonly [name: string, seats: number, options: Options, seed: string])[] = [
  ["2-seats", 2, { ruleset: "english-2023", barter: false }, "golden 29"],
  ["2-seats-bartering", 2, { ruleset: "italian" }, "golden 37"],
  ["2-seats-drafted", 2, { draft: true, barter: false, ...rooms }, "golden 29"],
  ["3-seats", 3, { ruleset: "italian", bonusSouls: false, barter: false }, "golden 21"],
  ["3-seats-rooms", 3, { ruleset: "english-2023", barter: false, ...rooms }, "golden 4"],
  [
    "4-seats",
    4,
    { ruleset: "english-2023", sets: ["base", "warp-zone"], firstPlayer: "die", barter: false },
    "golden 5",
  ],
  ["co-op", 2, { mode: "co-op", ...rooms }, "golden 7"],
  ["solo-hard", 2, { mode: "solo", difficulty: "hard" }, "golden 8"],
  ["heart-of-the-cellar", 2, { mode: "co-op", challenge: "heart-of-the-cellar" }, "golden 9"],
  ["the-last-tithe", 3, { challenge: "the-last-tithe", barter: false }, "golden 1"],
]

goldenTests(
  new URL("golden/", import.meta.url),
  games.map(([name, seats, options, seed]) => [name, { game: fourSouls, options, seats }, seed] as const),
)
