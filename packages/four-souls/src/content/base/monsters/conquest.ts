// The next attack has to follow.

import { monster } from "../../../verbs/card.ts"
import { mustAttackAgain, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "conquest",
  "Conquest",
  {
    kind: "boss",
    health: 2,
    evasion: 3,
    attack: 1,
    reward: { cents: 6 },
    souls: 1,
    look: { glyph: "cavalry", hue: 48, small: "laurel-crown" },
  },
  [whenThisDies([mustAttackAgain])],
)
