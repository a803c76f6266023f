// Costs somebody loot as it dies.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { aim, discard, players, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "dank-globin",
  "Dank Globin",
  {
    kind: "basic",
    health: 2,
    evasion: 4,
    attack: 2,
    reward: { loot: 2 },
    look: { glyph: "shambling-mound", hue: 145 },
  },
  [whenThisDies([discard(n(2), { who: "it1" })], aim(players))],
)
