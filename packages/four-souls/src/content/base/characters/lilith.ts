// The usual character.

import { character } from "../../../words/card.ts"
import { playAnother } from "../../../words/index.ts"

export default character(
  "lilith",
  "Lilith",
  { health: 2, attack: 1, item: "incubus", look: { glyph: "blindfold", hue: 285 } },
  [playAnother],
)
