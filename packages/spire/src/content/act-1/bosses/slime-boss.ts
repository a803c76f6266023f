// Slimes everybody, and falls apart into slimes for every row.

import { n } from "@soulspire/kernel"
import { bossReward, enemy } from "../../../enemy.ts"
import {
  comesNext,
  onCube,
  statusAll,
  strikeAll,
  summonForAll,
  whenThisDies,
} from "../../../words/enemies.ts"

export default enemy(
  "b1-slime-boss",
  "Slime Boss",
  {
    act: 1,
    rank: "boss",
    hp: [22, 44, 66, 88],
    cube: { red: 3 },
    kinds: ["splits"],
    reward: bossReward(3),
    replacedAt: 10,
    die: [5, 6],
    look: { glyph: "gooey-daemon", hue: 135, small: "crown" },
  },
  [
    whenThisDies(comesNext(summonForAll(["Large Slime", "Acid Slime", "Spike Slime"]))),
    onCube(1, statusAll("slimed", n(3))),
    onCube(2, strikeAll(n(3)), statusAll("slimed", n(2))),
    onCube(3, strikeAll(n(6))),
  ],
)
