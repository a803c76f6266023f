// A full hand, and daze.

import { n } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { daze, draw } from "../../verbs/index.ts"
import { drink } from "../../verbs/items.ts"

export default potion("snecko-oil", "Snecko Oil", { price: 3, look: { glyph: "snake-jar", hue: 290 } }, [
  drink([draw(n(5)), daze(n(2))]),
])
