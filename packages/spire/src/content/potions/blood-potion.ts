// HP.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { heal } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "blood-potion",
  "Blood Potion",
  { price: 3, outside: "too", look: { glyph: "health-potion", hue: 355 } },
  [drink([heal(n(2))])],
)
