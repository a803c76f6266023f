// The usual character. Goes first.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "cain",
  "Cain",
  { health: 2, attack: 1, item: "sleight-of-hand", goesFirst: true, look: { glyph: "eyepatch", hue: 32 } },
  [playAnother],
)
