// Everybody begins with Curses.

import { n } from "@soulspire/kernel"
import { modifier } from "../../cards/modifier.ts"
import { gainCurses } from "../../verbs/climb.ts"
import { everybody, startOfClimb } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-cursed",
  "Cursed",
  { list: "lower", face: 4, look: { glyph: "cursed-star", hue: 285 } },
  [everybody(startOfClimb(gainCurses(n(2))))],
)
