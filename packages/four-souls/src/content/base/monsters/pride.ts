// Costs somebody cards as soon as it is attacked.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { aim, discard, players, whenThisIsAttacked } from "../../../verbs/index.ts"

export default monster(
  "pride",
  "Pride",
  {
    kind: "boss",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { cents: 5 },
    souls: 1,
    look: { glyph: "lion", hue: 48 },
  },
  [whenThisIsAttacked([discard(n(2), { who: "it1" })], aim(players))],
)
