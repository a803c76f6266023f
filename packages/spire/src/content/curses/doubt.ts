// Weakens whoever still holds it.

import { n } from "@soulspire/kernel"
import { curse } from "../../cards/card.ts"
import { endOfTurnInHand, weak } from "../../verbs/index.ts"

export default curse(
  "curse-doubt",
  "Doubt",
  { count: 1, look: { glyph: "uncertainty", hue: 240 } },
  {
    cost: "unplayable",
    more: [endOfTurnInHand(weak(n(1), "you"))],
  },
)
