// Damage on a high die.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { damage, foe } from "../../verbs/index.ts"
import { onFace } from "../../verbs/items.ts"

export default relic("the-boot", "The Boot", { price: 5, look: { glyph: "leather-boot", hue: 26 } }, [
  onFace([4, 5, 6], [damage(n(1))], foe),
])
