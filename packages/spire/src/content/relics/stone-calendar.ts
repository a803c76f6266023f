// Damage on a 4.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { damage, foe } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic(
  "stone-calendar",
  "Stone Calendar",
  { price: 7, look: { glyph: "aztec-calendar-sun", hue: 35 } },
  [onFace([4], [damage(n(4))], foe)],
)
