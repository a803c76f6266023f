// Everybody begins with Curses.

import { n } from "@soulspire/kernel"
import { modifier } from "../../modifier.ts"
import { gainCurses } from "../../words/climb.ts"
import { everybody, startOfClimb } from "../../words/modifiers.ts"

export default modifier(
  "daily-cursed",
  "Cursed",
  { list: "lower", face: 4, look: { glyph: "cursed-star", hue: 285 } },
  [everybody(startOfClimb(gainCurses(n(2))))],
)
