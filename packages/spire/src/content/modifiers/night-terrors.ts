// Nobody can sleep.

import { modifier } from "../../cards/modifier.ts"
import { cannotRest } from "../../verbs/climb.ts"
import { everybody } from "../../verbs/modifiers.ts"

export default modifier(
  "daily-night-terrors",
  "Night Terrors",
  { list: "lower", face: 6, look: { glyph: "person-in-bed", hue: 250 } },
  [everybody(cannotRest)],
)
