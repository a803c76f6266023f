// Lays an enemy open, on a 5.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { foe, vulnerable } from "../../words.ts"
import { onFace } from "../../words/items.ts"

export default relic("pen-nib", "Pen Nib", { price: 8, look: { glyph: "fountain-pen", hue: 215 } }, [
  onFace([5], [vulnerable(n(1))], foe),
])
