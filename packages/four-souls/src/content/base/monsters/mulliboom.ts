// Goes off as it dies.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { aim, dealBy, players, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "mulliboom",
  "Mulliboom",
  {
    kind: "basic",
    health: 1,
    evasion: 2,
    attack: 4,
    reward: { cents: 6 },
    look: { glyph: "bright-explosion", hue: 14 },
  },
  [whenThisDies([dealBy("active", n(3), "it1")], aim(players))],
)
