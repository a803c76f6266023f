// Stays.

import { curse } from "../../card.ts"

export default curse(
  "curse-regret",
  "Regret",
  { count: 2, look: { glyph: "tear-tracks", hue: 220 } },
  { cost: "unplayable", keywords: ["retain"] },
)
