// A monster that has to be attacked.
// First edition: the deck can be named, and an attack beyond those of the turn. Now a monster, within the turn's attacks.

import { treasure } from "../../../verbs/card.ts"
import { aim, monsters, mustAttack, tap } from "../../../verbs/index.ts"

export default treasure(
  "monster-manual",
  "Monster Manual",
  { kind: "active", threePlus: true, look: { glyph: "secret-book", hue: 85 } },
  [tap([mustAttack("it1")], aim(monsters))],
)
