// Costs somebody cents as it dies.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { aim, loseCents, players, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "greedling",
  "Greedling",
  { kind: "basic", health: 2, evasion: 5, attack: 1, reward: { cents: 7 }, look: { glyph: "cash", hue: 90 } },
  [whenThisDies([loseCents(n(7), { who: "it1" })], aim(players))],
)
