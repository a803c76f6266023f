// One sentry of many that dazes everybody first: every row is full of them.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { daze } from "../../../words.ts"
import { comesWith, dazeAll, fillRows, onCube, strike } from "../../../words/enemies.ts"

export default enemy(
  "e1-sentries-a12",
  "Sentries",
  {
    act: 1,
    rank: "elite",
    hp: 9,
    cube: { grey: 1, red: 2 },
    reward: { gold: 2, card: "normal", relic: 1 },
    ascension: 12,
    look: { glyph: "crystal-cluster", hue: 200 },
  },
  [
    comesWith(fillRows(n(3), ["Sentry A", "Sentry B"])),
    onCube(1, dazeAll(n(1))),
    onCube(2, strike(n(2))),
    onCube(3, daze(n(2))),
  ],
)
