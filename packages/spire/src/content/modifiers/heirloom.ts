// Everybody begins with what else a boss would leave.

import { modifier } from "../../modifier.ts"
import { everybody, gainBossRelic, startOfClimb } from "../../words/modifiers.ts"

export default modifier(
  "daily-heirloom",
  "Heirloom",
  { list: "upper", face: 3, look: { glyph: "ring-box", hue: 44 } },
  [everybody(startOfClimb(gainBossRelic))],
)
