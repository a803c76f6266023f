// Another monster slot, and another attack.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { expandSlots, mayAttackAgain } from "../../../verbs/index.ts"

export default event("xl-floor", "XL Floor!", { kind: "good-event", look: { glyph: "expand", hue: 160 } }, [
  [expandSlots("monsters", n(1))],
  [mayAttackAgain],
])
