// Stays.

import { curse } from "../../cards/card.ts"

export default curse(
  "curse-regret",
  "Regret",
  { count: 2, look: { glyph: "tear-tracks", hue: 220 } },
  { cost: "unplayable", keywords: ["retain"] },
)
