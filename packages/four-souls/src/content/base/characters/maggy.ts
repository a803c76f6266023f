// The usual character.

import { character } from "../../../card.ts"
import { playAnother } from "../../../words.ts"

export default character(
  "maggy",
  "Maggy",
  { health: 2, attack: 1, item: "yum-heart", look: { glyph: "heart-wings", hue: 345 } },
  [playAnother],
)
