// Damage on a high die.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { damage, foe } from "../../words.ts"
import { onFace } from "../../words/items.ts"

export default relic("the-boot", "The Boot", { price: 5, look: { glyph: "leather-boot", hue: 26 } }, [
  onFace([4, 5, 6], [damage(n(1))], foe),
])
