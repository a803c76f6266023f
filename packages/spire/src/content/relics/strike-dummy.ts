// Better strikes.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { yourCards } from "../../verbs/items.ts"

export default relic("strike-dummy", "Strike Dummy", { price: 8, look: { glyph: "target-dummy", hue: 32 } }, [
  yourCards("cardHits", "starter-strike", n(1)),
])
