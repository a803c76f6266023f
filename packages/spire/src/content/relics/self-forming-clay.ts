// Block for the wounded.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { block } from "../../words.ts"
import { lostHp, oncePerCombat } from "../../words/items.ts"

export default relic(
  "self-forming-clay",
  "Self-Forming Clay",
  { price: 8, look: { glyph: "clay-brick", hue: 18 } },
  [oncePerCombat([block(n(3))], { when: lostHp })],
)
