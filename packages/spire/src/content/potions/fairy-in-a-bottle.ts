// Keeps its player alive, once.

import { n } from "@soulspire/kernel"
import { potion } from "../../item.ts"
import { healTo, insteadOfDying } from "../../words/items.ts"

export default potion(
  "fairy-in-a-bottle",
  "Fairy in a Bottle",
  { price: 3, outside: "too", look: { glyph: "fairy", hue: 320 } },
  [insteadOfDying(healTo(n(2)))],
)
