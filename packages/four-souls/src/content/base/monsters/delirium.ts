// Never gone for long.

import { all, is, n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { notThis, putIntoDeck, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "delirium",
  "Delirium",
  {
    kind: "epic-boss",
    health: 5,
    evasion: 4,
    attack: 3,
    reward: { treasure: 2 },
    look: { glyph: "transparent-slime", hue: 48 },
  },
  [
    { k: "stat", stat: "evasion", to: all(is("it", "monster"), notThis), add: n(1) },
    whenThisDies([putIntoDeck("this", n(6))]),
  ],
)
