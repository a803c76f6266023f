// The usual character.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "lazarus",
  "Lazarus",
  { health: 2, attack: 1, item: "lazarus-rags", look: { glyph: "mummy-head", hue: 40 } },
  [playAnother],
)
