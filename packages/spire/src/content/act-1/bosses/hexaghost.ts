// Six flames that burn everybody, and once round it is stronger.

import { n } from "@soulspire/kernel"
import { bossReward, enemy, withForms } from "../../../cards/enemy.ts"
import { gainStrength, gainBlock, onCube, statusAll, hitAll } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "b1-hexaghost",
    "Hexaghost",
    {
      act: 1,
      rank: "boss",
      hp: [36, 75, 112, 150],
      cube: { red: 6 },
      reward: bossReward(3),
      die: [3, 4],
      look: { glyph: "fire-ring", hue: 265, small: "ghost" },
    },
    [
      onCube(1, hitAll(n(1)), statusAll("burn", n(1))),
      onCube(2, hitAll(n(2), n(2)), statusAll("burn", n(1))),
      onCube(3, statusAll("burn", n(2))),
      onCube(4, hitAll(n(3)), gainBlock(n(5))),
      onCube(5, hitAll(n(2)), statusAll("burn", n(1))),
      onCube(6, hitAll(n(3), n(2)), statusAll("burn", n(2)), gainStrength(n(1))),
    ],
  ),
  {
    // Hotter flames.
    from: 10,
    hp: [38, 80, 120, 160],
    reward: bossReward(2),
    changes: [
      onCube(1, hitAll(n(1)), statusAll("burn", n(2))),
      onCube(4, hitAll(n(4)), gainBlock(n(5))),
      onCube(5, hitAll(n(3)), statusAll("burn", n(1))),
    ],
  },
)
