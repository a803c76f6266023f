// Hurts whoever still holds it.

import { n } from "@soulspire/kernel"
import { curse } from "../../cards/card.ts"
import { damage, endOfTurnInHand } from "../../verbs/index.ts"

export default curse(
  "curse-decay",
  "Decay",
  { count: 1, look: { glyph: "carrion", hue: 85 } },
  {
    cost: "unplayable",
    more: [endOfTurnInHand(damage(n(1), "you"))],
  },
)
