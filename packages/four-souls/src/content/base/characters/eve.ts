// The usual character.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "eve",
  "Eve",
  { health: 2, attack: 1, item: "the-curse", look: { glyph: "raven", hue: 330 } },
  [playAnother],
)
