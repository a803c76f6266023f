// The usual character.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "lilith",
  "Lilith",
  { health: 2, attack: 1, item: "incubus", look: { glyph: "blindfold", hue: 285 } },
  [playAnother],
)
