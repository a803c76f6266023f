// A price to be rid of it for a combat.

import { curse } from "../../cards/card.ts"

export default curse(
  "curse-writhe",
  "Writhe",
  { count: 1, look: { glyph: "spiral-tentacle", hue: 295 } },
  { cost: 1, keywords: ["exhaust"] },
)
