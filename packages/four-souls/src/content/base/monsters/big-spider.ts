// The next attack may follow.

import { monster } from "../../../verbs/card.ts"
import { mayAttackDeck, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "big-spider",
  "Big Spider",
  {
    kind: "basic",
    health: 3,
    evasion: 4,
    attack: 1,
    reward: { loot: 1 },
    look: { glyph: "long-legged-spider", hue: 18 },
  },
  [whenThisDies([mayAttackDeck])],
)
