// A better card, some gold, or a relic at the price of a Curse.

import { n } from "@soulspire/kernel"
import { blessing } from "../../event.ts"
import { gain, gainCurse, GREETING, upgrade } from "../../words/climb.ts"
import { gainGold } from "../../words/items.ts"

export default blessing("neow-03", { look: { glyph: "dolphin", hue: 195, small: "gem-pendant" } }, GREETING, [
  upgrade(),
  [gainGold(n(5))],
  [...gain("relic"), gainCurse],
])
