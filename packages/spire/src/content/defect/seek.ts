// Any card of the draw pile.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { searchDraw } from "../../verbs/index.ts"

export default skill(
  "defect-seek",
  "Seek",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "radar-dish", hue: 165 } },
  { cost: 0, keywords: ["exhaust"], do: searchDraw(n(1)) },
  { cost: 0, keywords: ["exhaust"], do: searchDraw(n(2)) },
)
