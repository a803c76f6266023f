// One sentry of many: every row is full of them.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { daze } from "../../../verbs/index.ts"
import { comesWith, dazeAll, fillRows, onCube, onDie, hit } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "e1-sentries",
    "Sentries",
    {
      act: 1,
      rank: "elite",
      hp: 7,
      reward: { gold: 2, card: "normal", relic: 1 },
      look: { glyph: "crystal-cluster", hue: 200 },
    },
    [
      comesWith(fillRows(n(3), ["Sentry A", "Sentry B"])),
      onDie([1, 2, 3], hit(n(2))),
      onDie([4, 5, 6], daze(n(1))),
    ],
  ),
  {
    // Goes by its cube.
    from: 1,
    hp: 8,
    cube: { grey: 1, red: 2 },
    does: [
      comesWith(fillRows(n(3), ["Sentry A", "Sentry B"])),
      onCube(1, daze(n(1))),
      onCube(2, hit(n(2))),
      onCube(3, daze(n(2))),
    ],
  },
  // Dazes everybody first.
  { from: 12, hp: 9, changes: [onCube(1, dazeAll(n(1)))] },
)
