// Block for the wounded.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { block } from "../../verbs/index.ts"
import { lostHp, oncePerCombat } from "../../verbs/items.ts"

export default relic(
  "self-forming-clay",
  "Self-Forming Clay",
  { price: 8, look: { glyph: "clay-brick", hue: 18 } },
  [oncePerCombat([block(n(3))], { when: lostHp })],
)
