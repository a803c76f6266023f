// Some hits do nothing to it.

import { monster } from "../../../verbs/card.ts"
import { noCombatDamageOn } from "../../../verbs/index.ts"

export default monster(
  "carrion-queen",
  "Carrion Queen",
  {
    kind: "boss",
    health: 3,
    evasion: 4,
    attack: 1,
    reward: { treasure: 1 },
    souls: 1,
    look: { glyph: "carrion", hue: 330, small: "queen-crown" },
  },
  [noCombatDamageOn(4, 5)],
)
