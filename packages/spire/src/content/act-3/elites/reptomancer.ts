// Calls Daggers, and calls new ones as soon as they are gone.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { dazeAll, fillRows, gainStrength, hitAll, onCube, rally } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "e3-reptomancer",
    "Reptomancer",
    {
      act: 3,
      rank: "elite",
      hp: [35, 70, 105, 140],
      cube: { red: 3 },
      reward: { gold: 3, card: "upgraded", relic: 1 },
      look: { glyph: "lizardman", hue: 120 },
    },
    [
      rally(2, 1, "Dagger"),
      onCube(1, fillRows(n(2), ["Dagger"])),
      onCube(2, hitAll(n(3), n(2))),
      onCube(3, hitAll(n(7))),
    ],
  ),
  {
    // Dazes, and grows.
    from: 1,
    hp: [40, 80, 120, 160],
    changes: [onCube(2, hitAll(n(7)), dazeAll(n(1))), onCube(3, hitAll(n(4), n(2)), gainStrength(n(1)))],
  },
  { from: 12, hp: [42, 90, 140, 194], changes: [onCube(2, hitAll(n(7)), dazeAll(n(2)))] },
)
