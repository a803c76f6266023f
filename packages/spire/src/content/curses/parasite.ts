// In the way; getting rid of it hurts.

import { n } from "@soulspire/kernel"
import { curse } from "../../cards/card.ts"
import { loseHp } from "../../verbs/index.ts"
import { whenThisIsRemoved } from "../../verbs/climb.ts"

export default curse(
  "curse-parasite",
  "Parasite",
  { count: 2, look: { glyph: "lamprey-mouth", hue: 315 } },
  {
    cost: "unplayable",
    more: [whenThisIsRemoved(loseHp(n(2)))],
  },
)
