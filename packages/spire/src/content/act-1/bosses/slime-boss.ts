// Slimes everybody, and falls apart into slimes for every row.

import { n } from "@soulspire/kernel"
import { bossReward, enemy, withForms } from "../../../cards/enemy.ts"
import { giveToken } from "../../../verbs/index.ts"
import {
  called,
  comesNext,
  onCube,
  statusAll,
  hitAll,
  summonForAll,
  whenThisDies,
} from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "b1-slime-boss",
    "Slime Boss",
    {
      act: 1,
      rank: "boss",
      hp: [22, 44, 66, 88],
      cube: { red: 3 },
      kinds: ["splits"],
      reward: bossReward(3),
      die: [5, 6],
      look: { glyph: "gooey-daemon", hue: 135, small: "crown" },
    },
    [
      whenThisDies(comesNext(summonForAll(["Large Slime", "Acid Slime", "Spike Slime"]))),
      onCube(1, statusAll("slimed", n(3))),
      onCube(2, hitAll(n(3)), statusAll("slimed", n(2))),
      onCube(3, hitAll(n(6))),
    ],
  ),
  {
    // More slime, and the large ones it falls apart into are stronger.
    from: 10,
    // disputed: 69 HP for three players.
    hp: [23, 46, 68, 92],
    reward: bossReward(2),
    changes: [
      whenThisDies(
        comesNext(
          summonForAll(["Large Slime", "Acid Slime", "Spike Slime"]),
          giveToken("strength", n(1), called("Large Slime")),
        ),
      ),
      onCube(1, statusAll("slimed", n(4))),
    ],
  },
)
