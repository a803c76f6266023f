// Strikes back as it dies.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { deal, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "black-bony",
  "Black Bony",
  {
    kind: "basic",
    health: 3,
    evasion: 4,
    attack: 1,
    reward: { rollLoot: 1 },
    look: { glyph: "crossed-bones", hue: 240 },
  },
  [whenThisDies([deal(n(1), "killer")])],
)
