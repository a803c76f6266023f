// Hits harder on a 2.

import { add, n, ref } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { combatDamageOn } from "../../../verbs/index.ts"

export default monster(
  "horf",
  "Horf",
  {
    kind: "basic",
    health: 1,
    evasion: 4,
    attack: 1,
    reward: { cents: 3 },
    look: { glyph: "toad-teeth", hue: 12 },
  },
  [combatDamageOn(2, add(ref("would.amount"), n(1)))],
)
