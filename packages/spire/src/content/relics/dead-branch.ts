// A card for each one exhausted.

import { count } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { draw } from "../../words.ts"
import { oncePerCombat } from "../../words/items.ts"

export default relic("dead-branch", "Dead Branch", { price: 9, look: { glyph: "dead-wood", hue: 28 } }, [
  oncePerCombat([draw(count({ from: "exhaust", of: "you" }))]),
])
