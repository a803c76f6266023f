// More shop slots, and another attack.

import { n } from "@soulspire/kernel"
import { event } from "../../../words/card.ts"
import { expandSlots, mayAttackAgain } from "../../../words/index.ts"

export default event(
  "shop-upgrade",
  "Shop Upgrade!",
  { kind: "good-event", look: { glyph: "shop", hue: 120, small: "upgrade" } },
  [[expandSlots("shop", n(2))], [mayAttackAgain]],
)
