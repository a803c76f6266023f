// A 1 heals it. First edition: on any roll of whoever attacks it, not only attack rolls.

import { n } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { heal, whenAttackerRolled, whenAttackRolled } from "../../../verbs/index.ts"

const print = (rolled: typeof whenAttackRolled): Card =>
  monster(
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
    [rolled(1, [heal(n(2), { whom: "this" })])],
  )

export default editions(print(whenAttackRolled), print(whenAttackerRolled))
