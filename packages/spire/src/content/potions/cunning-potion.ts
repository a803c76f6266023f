// Three small attacks.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { freeAttacks, drink } from "../../verbs/items.ts"

export default potion(
  "cunning-potion",
  "Cunning Potion",
  { price: 3, look: { glyph: "square-bottle", hue: 140, small: "plain-dagger" } },
  [drink([freeAttacks(n(3))])],
)
