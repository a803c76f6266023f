// Nobody can sleep.

import { modifier } from "../../modifier.ts"
import { cannotRest } from "../../words/climb.ts"
import { everybody } from "../../words/modifiers.ts"

export default modifier(
  "daily-night-terrors",
  "Night Terrors",
  { list: "lower", face: 6, look: { glyph: "person-in-bed", hue: 250 } },
  [everybody(cannotRest)],
)
