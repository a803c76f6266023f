// Block or damage.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { block, damage, foe } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("duality", "Duality", { price: 8, look: { glyph: "yin-yang", hue: 210 } }, [
  onFace([2], [block(n(2))]),
  onFace([4], [damage(n(2))], foe),
])
