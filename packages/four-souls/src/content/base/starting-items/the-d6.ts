// A roll is rolled again.

import { startingItem } from "../../../verbs/card.ts"
import { aim, endOfTurn, recharge, rerollDie, rolls, tap } from "../../../verbs/index.ts"

export default startingItem(
  "the-d6",
  "The D6",
  { kind: "active", look: { glyph: "perspective-dice-six", hue: 350 } },
  [tap([rerollDie("it1")], aim(rolls)), endOfTurn([recharge("this")])],
)
