// The usual character.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "isaac",
  "Isaac",
  { health: 2, attack: 1, item: "the-d6", look: { glyph: "baby-face", hue: 28, small: "droplets" } },
  [playAnother],
)
