// Nobody's deck stays what it is.

import { n } from "@soulspire/kernel"
import { modifier } from "../../modifier.ts"
import { endOfCombat } from "../../words.ts"
import { everybody, transformRandom } from "../../words/modifiers.ts"

export default modifier(
  "daily-insanity",
  "Insanity",
  { list: "lower", face: 2, look: { glyph: "brain-leak", hue: 300 } },
  [everybody(endOfCombat(transformRandom(n(1))))],
)
