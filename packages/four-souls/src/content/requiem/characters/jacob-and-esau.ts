// The usual character, for three or more.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "jacob-and-esau",
  "Jacob & Esau",
  {
    set: "requiem",
    health: 2,
    attack: 1,
    item: "sibling-rivalry",
    threePlus: true,
    look: { glyph: "duality-mask", hue: 18 },
  },
  [playAnother],
)
