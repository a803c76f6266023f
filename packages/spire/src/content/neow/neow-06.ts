// One card less, another one, or a relic for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../event.ts"
import { loseHp } from "../../words.ts"
import { gain, GREETING, remove, transform } from "../../words/climb.ts"

export default blessing("neow-06", { look: { glyph: "octopus", hue: 190, small: "gem-pendant" } }, GREETING, [
  remove(),
  transform(),
  [...gain("relic"), loseHp(n(2))],
])
