// Begins in the decks of those who climb high, and is in no deck to be drawn from (STS-K.5).

import { curse } from "../../cards/card.ts"

export default curse(
  "curse-ascenders-bane",
  "Ascender's Bane",
  { count: 4, deck: "ascension", look: { glyph: "falling", hue: 270 } },
  { cost: "unplayable", keywords: ["ethereal", "bound"] },
)
