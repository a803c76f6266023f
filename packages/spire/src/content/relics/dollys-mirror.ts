// Another relic's die ability, on a 1.

import { relic } from "../../cards/item.ts"
import { onFace, triggerFace } from "../../verbs/items.ts"

export default relic(
  "dollys-mirror",
  "Dolly's Mirror",
  { price: 7, look: { glyph: "mirror-mirror", hue: 320 } },
  [onFace([1], [triggerFace()])],
)
