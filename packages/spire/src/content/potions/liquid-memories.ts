// A card from the discard pile, for nothing.

import { potion } from "../../cards/item.ts"
import { costNothing, pick, takeInHand } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "liquid-memories",
  "Liquid Memories",
  { price: 3, look: { glyph: "spiral-bottle", hue: 225 } },
  [drink([pick({ from: "discard", of: "you" }, "take"), takeInHand("card"), costNothing({ from: "@card" })])],
)
