// A roll is rolled again.

import { startingItem } from "../../../words/card.ts"
import { aim, endOfTurn, recharge, rerollDie, rolls, tap } from "../../../words/index.ts"

export default startingItem(
  "the-d6",
  "The D6",
  { kind: "active", look: { glyph: "perspective-dice-six", hue: 350 } },
  [tap([rerollDie("it1")], aim(rolls)), endOfTurn([recharge("this")])],
)
