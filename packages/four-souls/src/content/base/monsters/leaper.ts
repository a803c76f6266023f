// Hits twice as hard on a 1.

import { ref } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { combatDamageOn } from "../../../verbs/index.ts"

export default monster(
  "leaper",
  "Leaper",
  {
    kind: "basic",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { cents: 5 },
    look: { glyph: "jump-across", hue: 30 },
  },
  [combatDamageOn(1, { mul: [ref("would.amount"), 2] })],
)
