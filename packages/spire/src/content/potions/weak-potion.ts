// Weakens an enemy.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { foe, weak } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "weak-potion",
  "Weak Potion",
  { price: 2, count: 2, look: { glyph: "death-juice", hue: 85 } },
  [drink([weak(n(2))], foe)],
)
