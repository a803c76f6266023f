// Nobody's deck stays what it is.

import { n } from "@soulspire/kernel"
import { modifier } from "../../cards/modifier.ts"
import { endOfCombat } from "../../verbs/index.ts"
import { everybody, transformRandom } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-insanity",
  "Insanity",
  { list: "lower", face: 2, look: { glyph: "brain-leak", hue: 300 } },
  [everybody(endOfCombat(transformRandom(n(1))))],
)
