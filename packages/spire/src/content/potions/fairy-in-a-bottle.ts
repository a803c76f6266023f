// Keeps its player alive, once.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { healTo, insteadOfDying } from "../../verbs/items.ts"

export default potion(
  "fairy-in-a-bottle",
  "Fairy in a Bottle",
  { price: 3, outside: "too", look: { glyph: "fairy", hue: 320 } },
  [insteadOfDying(healTo(n(2)))],
)
