// Damage to a row.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { damage, inTheRow, row } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion(
  "explosive-potion",
  "Explosive Potion",
  { price: 2, count: 2, look: { glyph: "molotov", hue: 15 } },
  [drink([damage(n(2), inTheRow)], row)],
)
