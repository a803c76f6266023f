// Damage to everybody as it dies.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { deal, players, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "boom-fly",
  "Boom Fly",
  {
    kind: "basic",
    health: 1,
    evasion: 4,
    attack: 1,
    reward: { cents: 4 },
    look: { glyph: "fly", hue: 16, small: "sparky-bomb" },
  },
  [whenThisDies([deal(n(1), players)])],
)
