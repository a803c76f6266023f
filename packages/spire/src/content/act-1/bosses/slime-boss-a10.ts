// Slimes everybody more, and falls apart into slimes for every row, the large ones stronger.

import { n } from "@soulspire/kernel"
import { bossReward, enemy } from "../../../enemy.ts"
import { token } from "../../../words.ts"
import {
  called,
  comesNext,
  onCube,
  statusAll,
  strikeAll,
  summonForAll,
  whenThisDies,
} from "../../../words/enemies.ts"

export default enemy(
  "b1-slime-boss-a10",
  "Slime Boss",
  {
    act: 1,
    rank: "boss",
    // disputed: 69 HP for three players.
    hp: [23, 46, 68, 92],
    cube: { red: 3 },
    kinds: ["splits"],
    reward: bossReward(2),
    ascension: 10,
    die: [5, 6],
    look: { glyph: "gooey-daemon", hue: 135, small: "crown" },
  },
  [
    whenThisDies(
      comesNext(
        summonForAll(["Large Slime", "Acid Slime", "Spike Slime"]),
        token("strength", n(1), called("Large Slime")),
      ),
    ),
    onCube(1, statusAll("slimed", n(4))),
    onCube(2, strikeAll(n(3)), statusAll("slimed", n(2))),
    onCube(3, strikeAll(n(6))),
  ],
)
