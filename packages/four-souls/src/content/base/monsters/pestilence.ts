// Spreads as it dies.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { divide, monstersAndPlayers, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "pestilence",
  "Pestilence",
  {
    kind: "boss",
    health: 4,
    evasion: 4,
    attack: 1,
    reward: { loot: 2 },
    souls: 1,
    look: { glyph: "plague-doctor-profile", hue: 100 },
  },
  [whenThisDies([divide(n(2), monstersAndPlayers, { by: "active" })])],
)
