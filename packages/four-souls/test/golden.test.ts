// Whole games that must not change unnoticed, for two, three and four players. See docs/testing.md.

import { fourSouls } from "@soulspire/four-souls"
import { goldenTests } from "@soulspire/testkit/vitest"

/** The seeds are of short games, as random games go: fewer lines to read when one of them changes. */
const tables = [
  [2, { ruleset: "english-2023" }, "golden 30"],
  [3, { ruleset: "italian", bonusSouls: false }, "golden 50"],
  [4, { ruleset: "english-2023", sets: ["base", "warp-zone"], firstPlayer: "die" }, "golden 0"],
] as const

goldenTests(
  new URL("golden/", import.meta.url),
  tables.map(
    ([seats, options, seed]) => [`${seats}-seats`, { game: fourSouls, options, seats }, seed] as const,
  ),
)
