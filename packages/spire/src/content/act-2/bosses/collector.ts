// Lights torch heads again and again, spurs them on, and once leaves everybody weak, dazed and burning.

import { n } from "@soulspire/kernel"
import { bossReward, enemy, withForms } from "../../../cards/enemy.ts"
import { players, weak } from "../../../verbs/index.ts"
import { allGainStrength, dazeAll, fillRows, hitAll, onCube, statusAll } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "b2-collector",
    "The Collector",
    {
      act: 2,
      rank: "boss",
      hp: [57, 114, 171, 228],
      cube: { red: 3, last: "grey" },
      reward: bossReward(3),
      die: [1, 2],
      look: { glyph: "hooded-figure", hue: 125, small: "soul-vessel" },
    },
    [
      onCube(1, fillRows(n(2), ["Torch Head"])),
      onCube(2, hitAll(n(3)), allGainStrength(n(1))),
      onCube(3, hitAll(n(5))),
      // disputed: Slimed and no Daze.
      onCube(4, weak(n(2), players), dazeAll(n(2)), statusAll("burn", n(2))),
    ],
  ),
  {
    // Hits harder, and burns more.
    from: 10,
    hp: [60, 120, 180, 240],
    reward: bossReward(2),
    changes: [
      onCube(3, hitAll(n(6))),
      onCube(4, weak(n(2), players), dazeAll(n(2)), statusAll("burn", n(3))),
    ],
  },
)
