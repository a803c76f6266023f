// The next attack has to follow.

import { monster } from "../../../verbs/card.ts"
import { mustAttackAgain, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "envy",
  "Envy",
  {
    kind: "boss",
    health: 2,
    evasion: 5,
    attack: 1,
    reward: { cents: 1 },
    souls: 1,
    look: { glyph: "sharped-teeth-skull", hue: 130 },
  },
  [whenThisDies([mustAttackAgain])],
)
