// The Defect: slots for orbs, and lightning to begin with (STS-K.2).

import { character } from "../../cards/character.ts"
import { channel, combatBegins } from "../../verbs/index.ts"

export default character(
  "defect",
  "The Defect",
  { hp: 9, orbSlots: 3, learning: "harder", look: { glyph: "robot-helmet", hue: 210 } },
  [combatBegins(channel("lightning"))],
)
