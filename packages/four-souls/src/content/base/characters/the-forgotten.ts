// The usual character.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "the-forgotten",
  "The Forgotten",
  { health: 2, attack: 1, item: "the-bone", look: { glyph: "skeleton", hue: 205 } },
  [playAnother],
)
