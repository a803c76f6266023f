// Damage.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { damage, foe } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "fire-potion",
  "Fire Potion",
  { price: 2, count: 2, look: { glyph: "fire-bottle", hue: 12 } },
  [drink([damage(n(4))], foe)],
)
