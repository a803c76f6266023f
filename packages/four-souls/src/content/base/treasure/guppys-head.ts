// A loot card out of somebody's hand.

import { treasure } from "../../../verbs/card.ts"
import { aim, giveLoot, players, tap } from "../../../verbs/index.ts"

export default treasure(
  "guppys-head",
  "Guppy's Head",
  { kind: "active", guppy: true, look: { glyph: "hollow-cat", hue: 265 } },
  [tap([giveLoot(1, "it1")], aim(players))],
)
