// Keeps its block.

import { power } from "../../cards/card.ts"
import { youHave } from "../../verbs/index.ts"

const more = [youHave("keepsBlock", 1)]

export default power(
  "ironclad-barricade",
  "Barricade",
  { character: "ironclad", deck: "rares", rarity: "rare", unlock: 3, look: { glyph: "barricade", hue: 35 } },
  { cost: 2, more },
  { cost: 1, more },
)
