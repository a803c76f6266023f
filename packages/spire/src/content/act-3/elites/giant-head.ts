// Counts down from three, then strikes everybody harder each turn; slow, so that every hit hurts it more.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { gainStrength, hitAll, onCube, slow } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "e3-giant-head",
    "Giant Head",
    {
      act: 3,
      rank: "elite",
      hp: [80, 160, 240, 320],
      cube: { grey: 3, red: 1 },
      reward: { gold: 3, card: "upgraded", relic: 1 },
      look: { glyph: "stone-bust", hue: 260 },
    },
    [slow(n(1)), onCube(1), onCube(2), onCube(3), onCube(4, hitAll(n(7)), gainStrength(n(1)))],
  ),
  {
    // Strikes while it counts.
    from: 1,
    hp: [85, 170, 255, 340],
    changes: [onCube(2, hitAll(n(5))), onCube(4, hitAll(n(8)), gainStrength(n(1)))],
  },
  {
    from: 12,
    hp: [90, 185, 280, 380],
    changes: [onCube(2, hitAll(n(6))), onCube(4, hitAll(n(9)), gainStrength(n(1)))],
  },
)
