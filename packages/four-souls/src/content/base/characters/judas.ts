// The usual character.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "judas",
  "Judas",
  { health: 2, attack: 1, item: "book-of-belial", look: { glyph: "fez", hue: 2 } },
  [playAnother],
)
