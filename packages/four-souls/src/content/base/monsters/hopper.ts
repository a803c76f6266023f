// A 6 does nothing to it.

import { monster } from "../../../verbs/card.ts"
import { noCombatDamageOn } from "../../../verbs/index.ts"

export default monster(
  "hopper",
  "Hopper",
  { kind: "basic", health: 2, evasion: 3, attack: 1, reward: { cents: 3 }, look: { glyph: "frog", hue: 24 } },
  [noCombatDamageOn(6)],
)
