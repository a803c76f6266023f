// Takes some block from whoever still holds it.

import { n } from "@soulspire/kernel"
import { curse } from "../../cards/card.ts"
import { endOfTurnInHand } from "../../verbs/index.ts"
import { loseBlock } from "../../verbs/items.ts"

export default curse(
  "curse-shame",
  "Shame",
  { count: 1, look: { glyph: "kneeling", hue: 335 } },
  {
    cost: "unplayable",
    more: [endOfTurnInHand(loseBlock(n(1)))],
  },
)
