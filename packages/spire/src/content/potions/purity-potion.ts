// Exhausts what is in the way.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { exhaustFromHand } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "purity-potion",
  "Purity Potion",
  { price: 2, look: { glyph: "perfume-bottle", hue: 190 } },
  [drink(exhaustFromHand(0, n(3)))],
)
