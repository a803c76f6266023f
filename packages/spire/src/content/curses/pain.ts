// Hurts in a small hand.

import { count, le, n, when } from "@soulspire/kernel"
import { curse } from "../../cards/card.ts"
import { endOfTurnInHand, handOf, loseHp } from "../../verbs/index.ts"

export default curse(
  "curse-pain",
  "Pain",
  { count: 1, look: { glyph: "back-pain", hue: 0 } },
  {
    cost: "unplayable",
    more: [endOfTurnInHand(when(le(count(handOf()), n(2)), [loseHp(n(1))]))],
  },
)
