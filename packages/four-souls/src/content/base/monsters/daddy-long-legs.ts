// A 1 makes all monsters harder to hit. First edition: on any roll of whoever attacks it, not only attack rolls.

import { each, n } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { monsters, tillEndOfTurn, whenAttackerRolled, whenAttackRolled } from "../../../verbs/index.ts"

const print = (rolled: typeof whenAttackRolled): Card =>
  monster(
    "daddy-long-legs",
    "Daddy Long Legs",
    {
      kind: "boss",
      health: 4,
      evasion: 4,
      attack: 1,
      reward: { cents: 7 },
      souls: 1,
      look: { glyph: "hanging-spider", hue: 20 },
    },
    [rolled(1, [each(monsters, "monster", [tillEndOfTurn("evasion", n(1), "monster")])])],
  )

export default editions(print(whenAttackRolled), print(whenAttackerRolled))
