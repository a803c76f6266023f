// Two potions for one.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { gainMany } from "../../verbs/climb.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "entropic-brew",
  "Entropic Brew",
  { price: 3, outside: "too", look: { glyph: "bubbling-flask", hue: 275 } },
  [drink(gainMany("potion", n(2)))],
)
