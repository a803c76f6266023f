// A 1 heals it.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { heal, whenAttackRolled } from "../../../verbs/index.ts"

export default monster(
  "chub",
  "Chub",
  {
    kind: "boss",
    health: 4,
    evasion: 3,
    attack: 1,
    reward: { cents: 7 },
    souls: 1,
    look: { glyph: "swallower", hue: 350 },
  },
  [whenAttackRolled(1, [heal(n(2), { whom: "this" })])],
)
