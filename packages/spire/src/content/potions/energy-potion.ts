// Energy.

import { n } from "@soulspire/kernel"
import { potion } from "../../item.ts"
import { gainEnergy } from "../../words.ts"
import { drink } from "../../words/items.ts"

export default potion(
  "energy-potion",
  "Energy Potion",
  { price: 2, count: 2, look: { glyph: "bottled-bolt", hue: 50 } },
  [drink([gainEnergy(n(2))])],
)
