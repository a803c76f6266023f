// Looks ahead.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { oncePerCombat, scry } from "../../verbs/items.ts"

export default relic("golden-eye", "Golden Eye", { price: 7, look: { glyph: "eye-of-horus", hue: 46 } }, [
  oncePerCombat([scry(n(3))]),
])
