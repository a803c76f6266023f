// The other half of the same cards: a price to get rid of it.

import { clutter } from "../../cards/card.ts"

export default clutter(
  "status",
  "status-slimed",
  "Slimed",
  { count: 0, look: { glyph: "spatter", hue: 110 } },
  { cost: 1, keywords: ["exhaust"] },
)
