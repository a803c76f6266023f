// Every combat costs something.

import { n } from "@soulspire/kernel"
import { modifier } from "../../cards/modifier.ts"
import { endOfCombat, loseHp } from "../../verbs/index.ts"
import { everybody } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-terminal",
  "Terminal",
  { list: "lower", face: 1, look: { glyph: "coffin", hue: 230 } },
  [everybody(endOfCombat(loseHp(n(1))))],
)
