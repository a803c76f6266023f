// Two potions for one.

import { n } from "@soulspire/kernel"
import { potion } from "../../item.ts"
import { gainMany } from "../../words/climb.ts"
import { drink } from "../../words/items.ts"

export default potion(
  "entropic-brew",
  "Entropic Brew",
  { price: 3, outside: "too", look: { glyph: "bubbling-flask", hue: 275 } },
  [drink(gainMany("potion", n(2)))],
)
