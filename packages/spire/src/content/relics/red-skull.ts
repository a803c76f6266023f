// Strength after a shuffle.

import { ge, n, read } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { strength } from "../../verbs/index.ts"
import { oncePerCombat } from "../../verbs/items.ts"

export default relic("red-skull", "Red Skull", { price: 9, look: { glyph: "skull-crack", hue: 0 } }, [
  oncePerCombat([strength(n(1))], { when: ge(read("reshuffles", "you"), n(1)) }),
])
