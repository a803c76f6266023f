// Damage.

import { n } from "@soulspire/kernel"
import { potion } from "../../item.ts"
import { damage, foe } from "../../words.ts"
import { drink } from "../../words/items.ts"

export default potion(
  "fire-potion",
  "Fire Potion",
  { price: 2, count: 2, look: { glyph: "fire-bottle", hue: 12 } },
  [drink([damage(n(4))], foe)],
)
