// Cards for the wounded.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { draw } from "../../words.ts"
import { lostHp, oncePerCombat } from "../../words/items.ts"

export default relic(
  "centennial-puzzle",
  "Centennial Puzzle",
  { price: 8, look: { glyph: "jigsaw-piece", hue: 270 } },
  [oncePerCombat([draw(n(3))], { when: lostHp })],
)
