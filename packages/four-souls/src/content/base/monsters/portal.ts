// The next attack has to follow.

import { monster } from "../../../verbs/card.ts"
import { mustAttackAgainThisTurn, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "portal",
  "Portal",
  {
    kind: "basic",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { cents: 3 },
    look: { glyph: "magic-portal", hue: 280 },
  },
  [whenThisDies([mustAttackAgainThisTurn])],
)
