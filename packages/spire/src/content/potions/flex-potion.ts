// Strength for a turn.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { drink, strengthThisTurn } from "../../verbs/items.ts"

export default potion(
  "flex-potion",
  "Flex Potion",
  { price: 2, count: 2, look: { glyph: "round-potion", hue: 20, small: "biceps" } },
  [drink(strengthThisTurn(n(1)))],
)
