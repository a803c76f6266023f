// A colorless card, another card, or gold for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { loseHp } from "../../verbs/index.ts"
import { gain, GREETING, transform } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default blessing(
  "neow-15",
  { locked: true, look: { glyph: "scallop", hue: 205, small: "coins" } },
  GREETING,
  [gain("colorless"), transform(), [gainGold(n(10)), loseHp(n(2))]],
)
