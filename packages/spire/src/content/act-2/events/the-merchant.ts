// Goods, also as the first event. The third Act has them too.

import { event, type EventCard, happens } from "../../../cards/event.ts"
import { asMerchant } from "../../../verbs/events.ts"

export const merchantEvent = (act: number): EventCard =>
  event(
    `act${act}-merchant-a3`,
    "The Merchant",
    { act, ascension: 3, look: { glyph: "hanging-sign", hue: 35, small: "coins" } },
    [happens(asMerchant)],
  )

export default merchantEvent(2)
