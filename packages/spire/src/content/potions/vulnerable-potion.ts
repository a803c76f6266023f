// Lays an enemy open.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { foe, vulnerable } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "vulnerable-potion",
  "Vulnerable Potion",
  { price: 2, count: 2, look: { glyph: "broken-bottle", hue: 330 } },
  [drink([vulnerable(n(1))], foe)],
)
