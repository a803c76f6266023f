// A 5 hurts. First edition: on any roll of whoever attacks it, not only attack rolls.

import { n } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { take, whenAttackerRolled, whenAttackRolled } from "../../../verbs/index.ts"

const print = (rolled: typeof whenAttackRolled): Card =>
  monster(
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
    [rolled(5, [take(n(1), { who: "ev.who" })])],
  )

export default editions(print(whenAttackRolled), print(whenAttackerRolled))
