// A 5 hurts.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { take, whenAttackRolled } from "../../../verbs/index.ts"

export default monster(
  "swarm-of-flies",
  "Swarm of Flies",
  {
    kind: "basic",
    health: 5,
    evasion: 2,
    attack: 1,
    reward: { cents: 5 },
    look: { glyph: "fly", hue: 110, small: "minions" },
  },
  [whenAttackRolled(5, [take(n(1), { who: "ev.who" })])],
)
