// A roll is rolled again. Recharged as the turn ends, but not in the first edition.

import type { Ability } from "@soulspire/kernel"
import { type Card, editions, startingItem } from "../../../verbs/card.ts"
import { aim, endOfTurn, recharge, rerollDie, rolls, tap } from "../../../verbs/index.ts"

const again = tap([rerollDie("it1")], aim(rolls))

const print = (abilities: readonly Ability[]): Card =>
  startingItem(
    "the-d6",
    "The D6",
    { kind: "active", look: { glyph: "perspective-dice-six", hue: 350 } },
    abilities,
  )

export default editions(print([again, endOfTurn([recharge("this")])]), print([again]))
