// Hardly anything gets through, for a round.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { drink, loseAtMostThisRound } from "../../verbs/items.ts"

// Printed as "turn"; a turn ends before anybody is hit (STS-Q-13).
export default potion(
  "ghost-in-a-jar",
  "Ghost in a Jar",
  { price: 4, look: { glyph: "bottled-shadow", hue: 210 } },
  [drink([loseAtMostThisRound(n(1))])],
)
