// Gone at the end of the turn.

import { curse } from "../../cards/card.ts"

export default curse(
  "curse-clumsy",
  "Clumsy",
  { count: 2, look: { glyph: "banana-peel", hue: 52 } },
  { cost: "unplayable", keywords: ["ethereal"] },
)
