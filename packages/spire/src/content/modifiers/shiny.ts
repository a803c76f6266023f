// Everybody begins with rare cards.

import { n } from "@soulspire/kernel"
import { modifier } from "../../cards/modifier.ts"
import { everybody, gainTops, startOfClimb } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-shiny",
  "Shiny",
  { list: "upper", face: 2, look: { glyph: "sparkles", hue: 50 } },
  [everybody(startOfClimb(gainTops("rares", n(5))))],
)
