// Strength after a shuffle.

import { ge, n, read } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { strength } from "../../words.ts"
import { oncePerCombat } from "../../words/items.ts"

export default relic("red-skull", "Red Skull", { price: 9, look: { glyph: "skull-crack", hue: 0 } }, [
  oncePerCombat([strength(n(1))], { when: ge(read("reshuffles", "you"), n(1)) }),
])
