// A card on a high die.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { draw } from "../../words.ts"
import { onFace } from "../../words/items.ts"

export default relic("ink-bottle", "Ink Bottle", { price: 6, look: { glyph: "quill-ink", hue: 235 } }, [
  onFace([5, 6], [draw(n(1))]),
])
