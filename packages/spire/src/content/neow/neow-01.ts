// A better card, one card less, or gold for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { loseHp } from "../../verbs/index.ts"
import { GREETING, remove, upgrade } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default blessing("neow-01", { look: { glyph: "whale-tail", hue: 200, small: "coins" } }, GREETING, [
  upgrade(),
  remove(),
  [gainGold(n(10)), loseHp(n(2))],
])
