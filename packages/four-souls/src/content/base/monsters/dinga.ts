// Worth twice as much if a 6 kills it.

import { monster } from "../../../verbs/card.ts"
import { doubleRewards, whenThisDiesOn } from "../../../verbs/index.ts"

export default monster(
  "dinga",
  "Dinga",
  {
    kind: "basic",
    health: 3,
    evasion: 3,
    attack: 1,
    reward: { rollCents: 1 },
    look: { glyph: "turd", hue: 28 },
  },
  [whenThisDiesOn(6, [doubleRewards("this")])],
)
