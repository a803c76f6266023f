// Six flames that burn everybody, and once round it is stronger.

import { n } from "@soulspire/kernel"
import { bossReward, enemy, withForms } from "../../../cards/enemy.ts"
import { grow, guard, onCube, statusAll, strikeAll } from "../../../verbs/enemies.ts"

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
      onCube(1, strikeAll(n(1)), statusAll("burn", n(1))),
      onCube(2, strikeAll(n(2), n(2)), statusAll("burn", n(1))),
      onCube(3, statusAll("burn", n(2))),
      onCube(4, strikeAll(n(3)), guard(n(5))),
      onCube(5, strikeAll(n(2)), statusAll("burn", n(1))),
      onCube(6, strikeAll(n(3), n(2)), statusAll("burn", n(2)), grow(n(1))),
    ],
  ),
  {
    // Hotter flames.
    from: 10,
    hp: [38, 80, 120, 160],
    reward: bossReward(2),
    changes: [
      onCube(1, strikeAll(n(1)), statusAll("burn", n(2))),
      onCube(4, strikeAll(n(4)), guard(n(5))),
      onCube(5, strikeAll(n(3)), statusAll("burn", n(1))),
    ],
  },
)
