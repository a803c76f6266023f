// The Silent: a larger first hand (STS-K.2).

import { n } from "@soulspire/kernel"
import { character } from "../../cards/character.ts"
import { combatBegins, draw } from "../../verbs/index.ts"

export default character(
  "silent",
  "The Silent",
  { hp: 9, learning: "easy", look: { glyph: "hooded-assassin", hue: 130 } },
  [combatBegins(draw(n(2)))],
)
