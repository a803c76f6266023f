// The usual character.

import { character } from "../../../words/card.ts"
import { playAnother } from "../../../words/index.ts"

export default character(
  "isaac",
  "Isaac",
  { health: 2, attack: 1, item: "the-d6", look: { glyph: "baby-face", hue: 28, small: "droplets" } },
  [playAnother],
)
