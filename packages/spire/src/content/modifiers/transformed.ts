// No cards are chosen: one becomes another.

import { n } from "@soulspire/kernel"
import { modifier } from "../../cards/modifier.ts"
import { transformUpTo } from "../../verbs/climb.ts"
import { everybody, insteadOfReward } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-transformed",
  "Transformed",
  { list: "upper", face: 4, look: { glyph: "butterfly", hue: 280 } },
  [everybody(insteadOfReward("card", transformUpTo(n(1))))],
)
