// One card less, another one, or a relic for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { loseHp } from "../../verbs/index.ts"
import { gain, GREETING, remove, transform } from "../../verbs/climb.ts"

export default blessing("neow-06", { look: { glyph: "octopus", hue: 190, small: "gem-pendant" } }, GREETING, [
  remove(),
  transform(),
  [...gain("relic"), loseHp(n(2))],
])
