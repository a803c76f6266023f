// Hits twice as hard on a 1, and makes room for more.

import { n, ref } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { expandSlots, combatDamageOn, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "mom",
  "Mom!",
  {
    kind: "epic-boss",
    health: 5,
    evasion: 4,
    attack: 2,
    reward: { treasure: 1 },
    souls: 2,
    look: { glyph: "high-heel", hue: 350 },
  },
  [combatDamageOn(1, { mul: [ref("would.amount"), 2] }), whenThisDies([expandSlots("monsters", n(1))])],
)
