// Block for anybody, on a 4.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { ally, block } from "../../words.ts"
import { onFace } from "../../words/items.ts"

export default relic(
  "oddly-smooth-stone",
  "Oddly Smooth Stone",
  { price: 7, look: { glyph: "stone-stack", hue: 195 } },
  [onFace([4], [block(n(2), "ally")], ally)],
)
