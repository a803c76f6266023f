// A better card, some gold, or a relic at the price of a Curse.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gain, gainCurse, GREETING, upgrade } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default blessing("neow-03", { look: { glyph: "dolphin", hue: 195, small: "gem-pendant" } }, GREETING, [
  upgrade(),
  [gainGold(n(5))],
  [...gain("relic"), gainCurse],
])
