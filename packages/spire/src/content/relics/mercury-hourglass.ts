// Damage to a row, on a low die.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { damage, inTheRow, row } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic(
  "mercury-hourglass",
  "Mercury Hourglass",
  { price: 6, look: { glyph: "hourglass", hue: 200 } },
  [onFace([1, 2], [damage(n(1), inTheRow)], row)],
)
