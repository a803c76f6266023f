// In the way.

import { curse } from "../../cards/card.ts"

export default curse(
  "curse-injury",
  "Injury",
  { count: 2, look: { glyph: "arm-sling", hue: 10 } },
  { cost: "unplayable" },
)
