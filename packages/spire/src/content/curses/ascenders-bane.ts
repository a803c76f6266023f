// Begins in the decks of those who climb high, and is in no deck to be drawn from (STS-K.5).

import { curse } from "../../card.ts"

export default curse(
  "curse-ascenders-bane",
  "Ascender's Bane",
  4,
  { cost: "unplayable", keywords: ["ethereal", "bound"] },
  "ascension",
)
