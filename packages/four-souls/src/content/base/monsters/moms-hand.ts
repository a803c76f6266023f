// A 6 ends the turn.

import { monster } from "../../../verbs/card.ts"
import { cancelAll, endTurn, whenAttackRolled } from "../../../verbs/index.ts"

export default monster(
  "moms-hand",
  "Mom's Hand",
  {
    kind: "basic",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { cents: 4 },
    look: { glyph: "severed-hand", hue: 22 },
  },
  [whenAttackRolled(6, [cancelAll(), endTurn()])],
)
