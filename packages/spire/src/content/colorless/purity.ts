// Exhausts what is in the way.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { exhaustFromHand } from "../../verbs/index.ts"

export default skill(
  "colorless-purity",
  "Purity",
  {
    character: "colorless",
    deck: "colorless",
    rarity: "uncommon",
    look: { glyph: "lotus-flower", hue: 190 },
  },
  { cost: 0, keywords: ["exhaust"], do: exhaustFromHand(0, n(3)) },
  { cost: 0, keywords: ["exhaust"], do: exhaustFromHand(0, n(5)) },
)
