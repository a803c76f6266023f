// A 6 does nothing to it.

import { monster } from "../../../verbs/card.ts"
import { noCombatDamageOn } from "../../../verbs/index.ts"

export default monster(
  "pin",
  "Pin",
  {
    kind: "boss",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { cents: 5 },
    souls: 1,
    look: { glyph: "worm-mouth", hue: 20 },
  },
  [noCombatDamageOn(6)],
)
