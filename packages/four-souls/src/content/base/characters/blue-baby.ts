// The usual character.

import { character } from "../../../words/card.ts"
import { playAnother } from "../../../words/index.ts"

export default character(
  "blue-baby",
  "Blue Baby",
  { health: 2, attack: 1, item: "forever-alone", look: { glyph: "skull-mask", hue: 212 } },
  [playAnother],
)
