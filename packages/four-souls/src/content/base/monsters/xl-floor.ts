// Another monster slot, and another attack.

import { n } from "@soulspire/kernel"
import { event } from "../../../words/card.ts"
import { expandSlots, mayAttackAgain } from "../../../words/index.ts"

export default event("xl-floor", "XL Floor!", { kind: "good-event", look: { glyph: "expand", hue: 160 } }, [
  [expandSlots("monsters", n(1))],
  [mayAttackAgain],
])
