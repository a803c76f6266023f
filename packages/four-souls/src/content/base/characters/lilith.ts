// The usual character.

import { character } from "../../../card.ts"
import { playAnother } from "../../../words.ts"

export default character(
  "lilith",
  "Lilith",
  { health: 2, attack: 1, item: "incubus", look: { glyph: "blindfold", hue: 285 } },
  [playAnother],
)
