// The next attack twice.

import { potion } from "../../cards/item.ts"
import { playTwice } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "attack-potion",
  "Attack Potion",
  { price: 2, look: { glyph: "potion-ball", hue: 0, small: "crossed-swords" } },
  [drink([playTwice("attack")])],
)
