// Block for anybody.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { ally, block } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "block-potion",
  "Block Potion",
  { price: 2, count: 2, look: { glyph: "potion-ball", hue: 205, small: "shield" } },
  [drink([block(n(2), "ally")], ally)],
)
