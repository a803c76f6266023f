// Makes room for more.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { expandSlots, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "mulligan",
  "Mulligan",
  {
    kind: "basic",
    health: 1,
    evasion: 3,
    attack: 1,
    reward: { cents: 3 },
    look: { glyph: "infested-mass", hue: 75 },
  },
  [whenThisDies([expandSlots("monsters", n(1))])],
)
