// A roll is rolled again.

import { startingItem } from "../../../card.ts"
import { aim, endOfTurn, recharge, rerollDie, rolls, tap } from "../../../words.ts"

export default startingItem(
  "the-d6",
  "The D6",
  { kind: "active", look: { glyph: "perspective-dice-six", hue: 350 } },
  [tap([rerollDie("it1")], aim(rolls)), endOfTurn([recharge("this")])],
)
