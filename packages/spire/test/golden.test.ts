// Whole combats and climbs that must not change unnoticed, at tables of every kind. See docs/testing.md.

import type { Options } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { goldenTests } from "@soulspire/testkit/vitest"

const gained: Options = { rewards: 12, upgrades: 6, relics: 3, potions: 2, colorless: 2, curses: 1 }

const party: Options = { characters: ["ironclad", "silent", "ironclad", "silent"] }

const games: readonly (readonly [name: string, seats: number, options: Options, seed: string])[] = [
  ["first-encounter", 1, { room: "first-encounter" }, "golden 1"],
  ["encounter-of-two", 2, { room: "encounter" }, "golden 2"],
  ["elite-of-three", 3, { room: "elite", ...party, ...gained, sequential: true }, "golden 3"],
  ["boss-of-four", 4, { room: "boss", ...party, ...gained, lastStand: true }, "golden 4"],
  ["boss-alone", 1, { room: "boss", ascension: 13, ...gained }, "golden 5"],
  ["climb-alone", 1, { moreHp: 60 }, "golden 6"],
  ["climb-of-two", 2, { moreHp: 60, everythingUnlocked: true, ascension: 3, chooseRelic: true }, "golden 7"],
  ["boss-with-watcher", 2, { room: "boss", characters: ["watcher", "silent"], ...gained }, "golden 8"],
]

goldenTests(
  new URL("golden/", import.meta.url),
  games.map(([name, seats, options, seed]) => [name, { game: spire, options, seats }, seed] as const),
)
