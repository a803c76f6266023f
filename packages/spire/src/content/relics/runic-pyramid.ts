// Keeps a hand, once.

import { count } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { handOf } from "../../verbs/index.ts"
import { oncePerCombat, retainThisTurn } from "../../verbs/items.ts"

export default relic(
  "runic-pyramid",
  "Runic Pyramid",
  { price: 6, look: { glyph: "mayan-pyramid", hue: 40 } },
  [oncePerCombat([retainThisTurn(count(handOf()))])],
)
