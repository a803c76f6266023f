// Shields somebody from the next damage.

import { startingItem } from "../../../verbs/card.ts"
import {
  aim,
  endOfTurn,
  monstersAndPlayers,
  preventNextInstance,
  recharge,
  tap,
} from "../../../verbs/index.ts"

export default startingItem(
  "yum-heart",
  "Yum Heart",
  { kind: "active", look: { glyph: "chewed-heart", hue: 350 } },
  [tap([preventNextInstance("it1")], aim(monstersAndPlayers)), endOfTurn([recharge("this")])],
)
