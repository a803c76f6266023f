// Makes room in the shop.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { expandSlots, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "hanger",
  "Hanger",
  {
    kind: "basic",
    health: 2,
    evasion: 4,
    attack: 2,
    reward: { cents: 7 },
    look: { glyph: "gibbet", hue: 25 },
  },
  [whenThisDies([expandSlots("shop", n(1))])],
)
