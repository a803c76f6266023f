// Costs a hand.

import { monster } from "../../../verbs/card.ts"
import { discardHand, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "sloth",
  "Sloth",
  {
    kind: "boss",
    health: 3,
    evasion: 4,
    attack: 1,
    reward: { cents: 1 },
    souls: 1,
    look: { glyph: "sloth", hue: 85 },
  },
  [whenThisDies([discardHand("discarded", { who: "killer" })])],
)
