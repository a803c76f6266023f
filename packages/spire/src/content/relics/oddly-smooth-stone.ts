// Block for anybody, on a 4.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { ally, block } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic(
  "oddly-smooth-stone",
  "Oddly Smooth Stone",
  { price: 7, look: { glyph: "stone-stack", hue: 195 } },
  [onFace([4], [block(n(2), "ally")], ally)],
)
