// Goods, though not as the first event.

import { event, happens } from "../../../cards/event.ts"
import { asMerchant, unlessFirst } from "../../../verbs/events.ts"

export default event(
  "act1-merchant-a3",
  "The Merchant",
  { act: 1, ascension: 3, look: { glyph: "hanging-sign", hue: 35, small: "coins" } },
  [happens(unlessFirst(asMerchant))],
)
