// A card on a high die.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { draw } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("ink-bottle", "Ink Bottle", { price: 6, look: { glyph: "quill-ink", hue: 235 } }, [
  onFace([5, 6], [draw(n(1))]),
])
