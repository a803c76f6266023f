// The next skill twice.

import { potion } from "../../item.ts"
import { playTwice } from "../../words.ts"
import { drink } from "../../words/items.ts"

export default potion(
  "skill-potion",
  "Skill Potion",
  { price: 2, look: { glyph: "potion-ball", hue: 130, small: "magic-swirl" } },
  [drink([playTwice("skill")])],
)
