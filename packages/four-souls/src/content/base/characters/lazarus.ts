// The usual character.

import { character } from "../../../words/card.ts"
import { playAnother } from "../../../words/index.ts"

export default character(
  "lazarus",
  "Lazarus",
  { health: 2, attack: 1, item: "lazarus-rags", look: { glyph: "mummy-head", hue: 40 } },
  [playAnother],
)
