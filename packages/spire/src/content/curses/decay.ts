// Hurts whoever still holds it.

import { n } from "@soulspire/kernel"
import { curse } from "../../card.ts"
import { damage, endOfTurnInHand } from "../../words.ts"

export default curse("curse-decay", "Decay", 1, {
  cost: "unplayable",
  more: [endOfTurnInHand(damage(n(1), "you"))],
})
