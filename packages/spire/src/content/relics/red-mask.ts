// Weakens an enemy, on a high die.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { foe, weak } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic(
  "red-mask",
  "Red Mask",
  { price: 7, kind: "lords-mask", look: { glyph: "domino-mask", hue: 0 } },
  [onFace([5, 6], [weak(n(1))], foe)],
)
