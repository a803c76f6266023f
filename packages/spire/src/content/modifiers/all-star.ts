// Everybody begins with colorless cards.

import { n } from "@soulspire/kernel"
import { modifier } from "../../cards/modifier.ts"
import { everybody, gainTops, startOfClimb } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-all-star",
  "All Star",
  { list: "upper", face: 1, colorless: true, look: { glyph: "round-star", hue: 48 } },
  [everybody(startOfClimb(gainTops("colorlessDeck", n(5))))],
)
