// The usual character.

import { character } from "../../../words/card.ts"
import { playAnother } from "../../../words/index.ts"

export default character(
  "maggy",
  "Maggy",
  { health: 2, attack: 1, item: "yum-heart", look: { glyph: "heart-wings", hue: 345 } },
  [playAnother],
)
