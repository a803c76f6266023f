// Energy.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { gainEnergy } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "energy-potion",
  "Energy Potion",
  { price: 2, count: 2, look: { glyph: "bottled-bolt", hue: 50 } },
  [drink([gainEnergy(n(2))])],
)
