// Shop items are cheaper for you. First edition: for 5¢, so that a second one changes nothing; now for 5¢ less each.

import { type Amount, n } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { yourTurn } from "../../../verbs/index.ts"

const print = (price: { add: Amount } | { set: Amount }): Card =>
  treasure(
    "steamy-sale",
    "Steamy Sale!",
    { kind: "passive", look: { glyph: "price-tag", hue: 120, small: "steam" } },
    [{ k: "stat", stat: "price", to: { at: ["it", "shop"] }, when: yourTurn, ...price }],
  )

export default editions(print({ add: n(-5) }), print({ set: n(5) }))
