// Better strikes.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { yourCards } from "../../words/items.ts"

export default relic("strike-dummy", "Strike Dummy", { price: 8, look: { glyph: "target-dummy", hue: 32 } }, [
  yourCards("cardHits", "starter-strike", n(1)),
])
