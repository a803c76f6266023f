// A roll is rolled again.

import { loot } from "../../../verbs/card.ts"
import { aim, rerollDie, rolls } from "../../../verbs/index.ts"

export default loot(
  "dice-shard",
  "Dice Shard",
  { count: 3, kind: "dice-shard", look: { glyph: "dice-target", hue: 195 } },
  [rerollDie("it1")],
  aim(rolls),
)
