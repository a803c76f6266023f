// Exhausts what is in the way.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { exhaustFromHand } from "../../verbs/index.ts"
import { oncePerCombat } from "../../verbs/items.ts"

export default relic("blue-candle", "Blue Candle", { price: 7, look: { glyph: "candle-flame", hue: 215 } }, [
  oncePerCombat(exhaustFromHand(0, n(2))),
])
