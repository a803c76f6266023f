// The usual character.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "blue-baby",
  "Blue Baby",
  { health: 2, attack: 1, item: "forever-alone", look: { glyph: "skull-mask", hue: 212 } },
  [playAnother],
)
