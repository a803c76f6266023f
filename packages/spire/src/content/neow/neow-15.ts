// A colorless card, another card, or gold for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../event.ts"
import { loseHp } from "../../words.ts"
import { gain, GREETING, transform } from "../../words/climb.ts"
import { gainGold } from "../../words/items.ts"

export default blessing(
  "neow-15",
  { locked: true, look: { glyph: "scallop", hue: 205, small: "coins" } },
  GREETING,
  [gain("colorless"), transform(), [gainGold(n(10)), loseHp(n(2))]],
)
