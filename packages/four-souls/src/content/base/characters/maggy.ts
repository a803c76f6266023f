// The usual character.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "maggy",
  "Maggy",
  { health: 2, attack: 1, item: "yum-heart", look: { glyph: "heart-wings", hue: 345 } },
  [playAnother],
)
