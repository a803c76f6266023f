// The next attack twice.

import { potion } from "../../item.ts"
import { playTwice } from "../../words.ts"
import { drink } from "../../words/items.ts"

export default potion(
  "attack-potion",
  "Attack Potion",
  { price: 2, look: { glyph: "potion-ball", hue: 0, small: "crossed-swords" } },
  [drink([playTwice("attack")])],
)
