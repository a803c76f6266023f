// The Ironclad: most HP, and a little of it back after each combat (STS-10.1, STS-K.2).

import { n } from "@soulspire/kernel"
import { character } from "../../cards/character.ts"
import { endOfCombat, heal } from "../../verbs/index.ts"

export default character(
  "ironclad",
  "The Ironclad",
  { hp: 10, learning: "easy", look: { glyph: "brutal-helm", hue: 4 } },
  [endOfCombat(heal(n(1)))],
)
