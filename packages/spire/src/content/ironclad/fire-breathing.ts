// Bad cards burn a row.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { damage, inTheRow, row, whenYouDraw } from "../../verbs/index.ts"

const BAD = ["daze", "status", "curse"]

export default power(
  "ironclad-fire-breathing",
  "Fire Breathing",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 1,
    look: { glyph: "fire-breath", hue: 20 },
  },
  { cost: 1, more: [whenYouDraw(BAD, [damage(n(2), inTheRow)], [row])] },
  { cost: 1, more: [whenYouDraw(BAD, [damage(n(3), inTheRow)], [row])] },
)
