// Beats harder each time round; nothing brings it down before it has beaten once.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { players, vulnerable, weak } from "../../../verbs/index.ts"
import {
  addCubes,
  beatOfDeath,
  gainStrength,
  hitAll,
  invincible,
  loseInvincible,
  onCube,
  perPlayer,
  shuffleInAll,
} from "../../../verbs/enemies.ts"

const blows = [
  onCube(2, hitAll(n(5))),
  // disputed: two hits.
  onCube(3, hitAll(n(2), n(3))),
]

export default withForms(
  enemy(
    "b4-heart",
    "Corrupt Heart",
    {
      act: 4,
      rank: "boss",
      hp: [100, 200, 300, 400],
      cube: { grey: 1, red: 3 },
      cubes: { from: 1, most: 3 },
      look: { glyph: "heart-organ", hue: 345, small: "crown" },
    },
    [
      ...invincible(perPlayer(n(50))),
      beatOfDeath,
      onCube(1, weak(n(1), players), vulnerable(n(1), players), shuffleInAll("slimed", n(5))),
      ...blows,
      onCube(4, gainStrength(n(2)), addCubes(n(1)), loseInvincible),
    ],
  ),
  {
    // Burns, and beats harder.
    from: 11,
    hp: [120, 240, 360, 480],
    cubes: { from: 1, most: 5 },
    does: [
      ...invincible(perPlayer(n(60))),
      beatOfDeath,
      onCube(1, weak(n(1), players), vulnerable(n(1), players), shuffleInAll("burn", n(5))),
      ...blows,
      onCube(4, gainStrength(n(2)), addCubes(n(2)), loseInvincible),
    ],
  },
)
