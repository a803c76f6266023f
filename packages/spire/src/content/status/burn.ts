// The half of a status card that hurts whoever still holds it at the end of the turn.

import { n } from "@soulspire/kernel"
import { statusCard, withHalf } from "../../cards/card.ts"
import { damage, endOfTurnInHand } from "../../verbs/index.ts"

export default withHalf(
  statusCard(
    "status",
    "status-burn",
    "Burn",
    { count: 36, look: { glyph: "burning-embers", hue: 14 } },
    {
      cost: "unplayable",
      more: [endOfTurnInHand(damage(n(1), "you"))],
    },
  ),
  "status-slimed",
)
