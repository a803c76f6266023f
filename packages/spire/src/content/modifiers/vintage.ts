// Encounters leave relics and no cards.

import { modifier } from "../../cards/modifier.ts"
import { reward } from "../../verbs/climb.ts"
import { everybody, insteadOfReward } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-vintage",
  "Vintage",
  { list: "upper", face: 5, look: { glyph: "amphora", hue: 32 } },
  [everybody(insteadOfReward("card", [reward("relic")], { test: "isEncounter" }))],
)
