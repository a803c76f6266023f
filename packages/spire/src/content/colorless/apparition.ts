// Hardly anything gets through, for a round.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { loseAtMostThisRound } from "../../verbs/items.ts"

export default skill(
  "colorless-apparition",
  "Apparition",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "spectre", hue: 215 } },
  { cost: 1, keywords: ["ethereal", "exhaust"], do: [loseAtMostThisRound(n(1))] },
  { cost: 1, keywords: ["exhaust"], do: [loseAtMostThisRound(n(1))] },
)
