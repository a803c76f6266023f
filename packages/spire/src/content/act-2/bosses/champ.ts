// Fights by the rules until it falls; then it gets up again, in a fury.

import { n } from "@soulspire/kernel"
import { bossReward, enemy, withForms } from "../../../cards/enemy.ts"
import { enterMode } from "../../../combat/enemies/ops.ts"
import { players, weak } from "../../../verbs/index.ts"
import {
  gainBlock,
  gainStrength,
  healsTo,
  hitAll,
  inMode,
  insteadOfDying,
  onCube,
  perPlayer,
  shakesOff,
} from "../../../verbs/enemies.ts"

const NORMAL = 1
const FURY = 2

export default withForms(
  enemy(
    "b2-champ",
    "The Champ",
    {
      act: 2,
      rank: "boss",
      hp: [40, 80, 120, 160],
      cube: [{ red: 3 }, { grey: 1, red: 2 }],
      reward: bossReward(3),
      die: [5, 6],
      look: { glyph: "crested-helmet", hue: 30 },
    },
    [
      ...inMode(
        NORMAL,
        insteadOfDying(healsTo(perPlayer(n(40))), enterMode(FURY)),
        onCube(1, hitAll(n(4))),
        // disputed: no strength, and acts last.
        onCube(2, weak(n(1), players), gainStrength(n(1))),
        onCube(3, hitAll(n(5)), gainBlock(n(3))),
      ),
      ...inMode(FURY, onCube(1, ...shakesOff), onCube(2, hitAll(n(4), n(2))), onCube(3, gainStrength(n(1)))),
    ],
  ),
  {
    // Heals more, and its fury grows faster.
    from: 10,
    hp: [45, 90, 135, 180],
    reward: bossReward(2),
    changes: [
      ...inMode(
        NORMAL,
        insteadOfDying(healsTo(perPlayer(n(45))), enterMode(FURY)),
        onCube(3, hitAll(n(6)), gainBlock(n(3))),
      ),
      ...inMode(FURY, onCube(3, gainStrength(n(2)))),
    ],
  },
)
