// The usual character.

import { character } from "../../../words/card.ts"
import { playAnother } from "../../../words/index.ts"

export default character(
  "judas",
  "Judas",
  { health: 2, attack: 1, item: "book-of-belial", look: { glyph: "fez", hue: 2 } },
  [playAnother],
)
