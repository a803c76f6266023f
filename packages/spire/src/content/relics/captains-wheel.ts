// Block on a 3.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { block } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic(
  "captains-wheel",
  "Captain's Wheel",
  { price: 8, look: { glyph: "ship-wheel", hue: 30 } },
  [onFace([3], [block(n(3))])],
)
