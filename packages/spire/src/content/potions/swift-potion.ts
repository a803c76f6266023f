// Cards.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { draw } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "swift-potion",
  "Swift Potion",
  { price: 2, count: 2, look: { glyph: "round-potion", hue: 195, small: "wingfoot" } },
  [drink([draw(n(3))])],
)
