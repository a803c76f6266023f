// Hits harder on a 2. First edition: any 2 of whoever attacks it hurts them, apart from the combat damage.

import { type Ability, add, n, ref } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { combatDamageOn, deal, whenAttackerRolled } from "../../../verbs/index.ts"

const print = (ability: Ability): Card =>
  monster(
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
    [ability],
  )

export default editions(
  print(combatDamageOn(2, add(ref("would.amount"), n(1)))),
  print(whenAttackerRolled(2, [deal(n(1), "ev.who")])),
)
