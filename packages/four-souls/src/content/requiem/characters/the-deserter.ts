// One more loot card a turn.

import { character } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

export default character(
  "the-deserter",
  "The Deserter",
  { health: 2, attack: 1, item: "anima-sola", set: "requiem", look: { glyph: "hooded-figure", hue: 230 } },
  [playAnother],
)
