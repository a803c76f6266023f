// A larger first hand.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { combatBegins, draw } from "../../verbs/index.ts"

export default relic(
  "bag-of-preparation",
  "Bag of Preparation",
  { price: 7, look: { glyph: "backpack", hue: 35 } },
  [combatBegins(draw(n(2)))],
)
