// A 6 ends the turn. First edition: any 6 of whoever attacks it, and nothing but the attack is cancelled.

import type { Ability } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import {
  cancelAll,
  cancelAttack,
  endTurn,
  whenAttackerRolled,
  whenAttackRolled,
} from "../../../verbs/index.ts"

const print = (ability: Ability): Card =>
  monster(
    "moms-hand",
    "Mom's Hand",
    {
      kind: "basic",
      health: 2,
      evasion: 4,
      attack: 1,
      reward: { cents: 4 },
      look: { glyph: "severed-hand", hue: 22 },
    },
    [ability],
  )

export default editions(
  print(whenAttackRolled(6, [cancelAll(), endTurn()])),
  print(whenAttackerRolled(6, [cancelAttack, endTurn()])),
)
