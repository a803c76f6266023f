// Keeps its player alive, once.

import { n } from "@soulspire/kernel"
import { potion } from "../../item.ts"
import { heal } from "../../words.ts"
import { insteadOfDying } from "../../words/items.ts"

export default potion(
  "fairy-in-a-bottle",
  "Fairy in a Bottle",
  { price: 3, outside: "too", look: { glyph: "fairy", hue: 320 } },
  [insteadOfDying(heal(n(2)))],
)
