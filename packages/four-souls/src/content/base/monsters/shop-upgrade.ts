// More shop slots, and another attack.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { expandSlots, mayAttackAgain } from "../../../verbs/index.ts"

export default event(
  "shop-upgrade",
  "Shop Upgrade!",
  { kind: "good-event", look: { glyph: "shop", hue: 120, small: "upgrade" } },
  [[expandSlots("shop", n(2))], [mayAttackAgain]],
)
