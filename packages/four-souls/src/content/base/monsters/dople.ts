// What hurts it hurts the player on one side as well.

import { monster } from "../../../verbs/card.ts"
import { dealAlso, whenThisTakesDamage } from "../../../verbs/index.ts"

export default monster(
  "dople",
  "Dople",
  {
    kind: "basic",
    health: 2,
    evasion: 4,
    attack: 2,
    reward: { cents: 7 },
    threePlus: true,
    look: { glyph: "body-swapping", hue: 200 },
  },
  [whenThisTakesDamage([dealAlso("toTheRight")])],
)
