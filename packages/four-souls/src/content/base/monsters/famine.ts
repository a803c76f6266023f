// Costs a turn.

import { monster } from "../../../verbs/card.ts"
import { skipTurn, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "famine",
  "Famine",
  {
    kind: "boss",
    health: 2,
    evasion: 3,
    attack: 1,
    reward: { loot: 3 },
    souls: 1,
    look: { glyph: "ribcage", hue: 62, small: "empty-hourglass" },
  },
  [whenThisDies([skipTurn("active")])],
)
