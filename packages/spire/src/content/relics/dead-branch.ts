// A card for each one exhausted.

import { count } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { draw } from "../../verbs/index.ts"
import { oncePerCombat } from "../../verbs/items.ts"

export default relic("dead-branch", "Dead Branch", { price: 9, look: { glyph: "dead-wood", hue: 28 } }, [
  oncePerCombat([draw(count({ from: "exhaust", of: "you" }))]),
])
