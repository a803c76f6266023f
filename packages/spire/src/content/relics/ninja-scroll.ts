// Two small attacks.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { freeAttacks, oncePerCombat } from "../../verbs/items.ts"

export default relic("ninja-scroll", "Ninja Scroll", { price: 6, look: { glyph: "tied-scroll", hue: 220 } }, [
  oncePerCombat([freeAttacks(n(2))]),
])
