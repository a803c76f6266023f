// No cards are chosen: one becomes another.

import { n } from "@soulspire/kernel"
import { modifier } from "../../modifier.ts"
import { transformUpTo } from "../../words/climb.ts"
import { everybody, insteadOfReward } from "../../words/modifiers.ts"

export default modifier(
  "daily-transformed",
  "Transformed",
  { list: "upper", face: 4, look: { glyph: "butterfly", hue: 280 } },
  [everybody(insteadOfReward("card", transformUpTo(n(1))))],
)
