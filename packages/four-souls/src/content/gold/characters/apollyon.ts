// The one who brings the Void.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "apollyon",
  "Apollyon",
  { set: "gold", health: 2, attack: 1, item: "void", look: { glyph: "daemon-skull", hue: 270 } },
  [playAnother],
)
