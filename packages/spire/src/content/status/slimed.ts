// The other half of the same cards: a price to get rid of it.

import { statusCard } from "../../cards/card.ts"

export default statusCard(
  "status",
  "status-slimed",
  "Slimed",
  { count: 0, look: { glyph: "spatter", hue: 110 } },
  { cost: 1, keywords: ["exhaust"] },
)
