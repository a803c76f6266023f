// What is exhausted burns a row.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { damage, inTheRow, row, whenYouExhaust } from "../../verbs/index.ts"

export default power(
  "ironclad-berserk",
  "Berserk",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "barbarian", hue: 0 } },
  { cost: 1, more: [whenYouExhaust([damage(n(1), inTheRow)], [row])] },
  { cost: 1, more: [whenYouExhaust([damage(n(2), inTheRow)], [row])] },
)
