// Everybody begins with what else a boss would leave.

import { modifier } from "../../cards/modifier.ts"
import { everybody, gainBossRelic, startOfClimb } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-heirloom",
  "Heirloom",
  { list: "upper", face: 3, look: { glyph: "ring-box", hue: 44 } },
  [everybody(startOfClimb(gainBossRelic))],
)
