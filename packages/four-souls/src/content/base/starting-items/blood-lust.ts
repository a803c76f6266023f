// One more attack for somebody till end of turn. Recharged as the turn ends, but not in the first edition.

import { type Ability, n } from "@soulspire/kernel"
import { type Card, editions, startingItem } from "../../../verbs/card.ts"
import { aim, endOfTurn, monstersAndPlayers, recharge, tap, tillEndOfTurn } from "../../../verbs/index.ts"

const stronger = tap([tillEndOfTurn("attack", n(1), "it1")], aim(monstersAndPlayers))

const print = (abilities: readonly Ability[]): Card =>
  startingItem(
    "blood-lust",
    "Blood Lust",
    { kind: "active", look: { glyph: "bloody-sword", hue: 0 } },
    abilities,
  )

export default editions(print([stronger, endOfTurn([recharge("this")])]), print([stronger]))
