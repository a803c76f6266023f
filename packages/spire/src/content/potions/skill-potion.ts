// The next skill twice.

import { potion } from "../../cards/item.ts"
import { playTwice } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "skill-potion",
  "Skill Potion",
  { price: 2, look: { glyph: "potion-ball", hue: 130, small: "magic-swirl" } },
  [drink([playTwice("skill")])],
)
