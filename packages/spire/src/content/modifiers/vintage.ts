// Encounters leave relics and no cards.

import { modifier } from "../../modifier.ts"
import { reward } from "../../words/climb.ts"
import { everybody, insteadOfReward } from "../../words/modifiers.ts"

export default modifier(
  "daily-vintage",
  "Vintage",
  { list: "upper", face: 5, look: { glyph: "amphora", hue: 32 } },
  [everybody(insteadOfReward("card", [reward("relic")], { test: "isEncounter" }))],
)
