// One sentry of many: every row is full of them.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { daze } from "../../../words.ts"
import { comesWith, fillRows, onDie, strike } from "../../../words/enemies.ts"

export default enemy(
  "e1-sentries",
  "Sentries",
  {
    act: 1,
    rank: "elite",
    hp: 7,
    reward: { gold: 2, card: "normal", relic: 1 },
    replacedAt: 1,
    look: { glyph: "crystal-cluster", hue: 200 },
  },
  [
    comesWith(fillRows(n(3), ["Sentry A", "Sentry B"])),
    onDie([1, 2, 3], strike(n(2))),
    onDie([4, 5, 6], daze(n(1))),
  ],
)
