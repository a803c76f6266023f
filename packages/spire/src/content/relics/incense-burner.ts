// Hardly anything gets through, on a 6.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { loseAtMostThisRound, onFace } from "../../verbs/items.ts"

export default relic(
  "incense-burner",
  "Incense Burner",
  { price: 11, look: { glyph: "incense", hue: 280 } },
  [onFace([6], [loseAtMostThisRound(n(1))])],
)
