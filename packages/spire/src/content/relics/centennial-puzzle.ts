// Cards for the wounded.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { draw } from "../../verbs/index.ts"
import { lostHp, oncePerCombat } from "../../verbs/items.ts"

export default relic(
  "centennial-puzzle",
  "Centennial Puzzle",
  { price: 8, look: { glyph: "jigsaw-piece", hue: 270 } },
  [oncePerCombat([draw(n(3))], { when: lostHp })],
)
