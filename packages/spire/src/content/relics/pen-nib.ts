// Lays an enemy open, on a 5.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { foe, vulnerable } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("pen-nib", "Pen Nib", { price: 8, look: { glyph: "fountain-pen", hue: 215 } }, [
  onFace([5], [vulnerable(n(1))], foe),
])
