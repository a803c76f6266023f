// What hurts it hurts the player on the other side as well.

import { monster } from "../../../verbs/card.ts"
import { dealAlso, whenThisTakesDamage } from "../../../verbs/index.ts"

export default monster(
  "evil-twin",
  "Evil Twin",
  {
    kind: "basic",
    health: 3,
    evasion: 5,
    attack: 2,
    reward: { treasure: 1 },
    threePlus: true,
    look: { glyph: "two-shadows", hue: 350 },
  },
  [whenThisTakesDamage([dealAlso("toTheLeft")])],
)
