// HP.

import { n } from "@soulspire/kernel"
import { potion } from "../../item.ts"
import { heal } from "../../words.ts"
import { drink } from "../../words/items.ts"

export default potion(
  "blood-potion",
  "Blood Potion",
  { price: 3, outside: "too", look: { glyph: "health-potion", hue: 355 } },
  [drink([heal(n(2))])],
)
