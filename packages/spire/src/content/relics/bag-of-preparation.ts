// A larger first hand.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { combatBegins, draw } from "../../words.ts"

export default relic(
  "bag-of-preparation",
  "Bag of Preparation",
  { price: 7, look: { glyph: "backpack", hue: 35 } },
  [combatBegins(draw(n(2)))],
)
