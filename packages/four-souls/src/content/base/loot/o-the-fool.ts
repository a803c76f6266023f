// Ends the turn.
// First edition: who was dying has the health from before the blow. Now at least 1 (RD-04).

import { loot } from "../../../verbs/card.ts"
import { cancelAll, endTurn } from "../../../verbs/index.ts"

export default loot(
  "o-the-fool",
  "O. The Fool",
  { kind: "tarot", look: { glyph: "tarot-00-the-fool", hue: 55 } },
  [endTurn(), cancelAll()],
)
