// Shields somebody from the next damage. First edition: from 1 of it, and it is not recharged as the turn ends.

import { type Ability, n } from "@soulspire/kernel"
import { type Card, editions, startingItem } from "../../../verbs/card.ts"
import {
  aim,
  endOfTurn,
  monstersAndPlayers,
  preventNext,
  preventNextInstance,
  recharge,
  tap,
} from "../../../verbs/index.ts"

const print = (abilities: readonly Ability[]): Card =>
  startingItem(
    "yum-heart",
    "Yum Heart",
    { kind: "active", look: { glyph: "chewed-heart", hue: 350 } },
    abilities,
  )

export default editions(
  print([tap([preventNextInstance("it1")], aim(monstersAndPlayers)), endOfTurn([recharge("this")])]),
  print([tap([preventNext(n(1), "it1")], aim(monstersAndPlayers))]),
)
