// The usual character.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "samson",
  "Samson",
  { health: 2, attack: 1, item: "blood-lust", look: { glyph: "headband-knot", hue: 8 } },
  [playAnother],
)
