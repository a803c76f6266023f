// One more attack for somebody till end of turn.

import { n } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import { aim, endOfTurn, monstersAndPlayers, recharge, tap, tillEndOfTurn } from "../../../verbs/index.ts"

export default startingItem(
  "blood-lust",
  "Blood Lust",
  { kind: "active", look: { glyph: "bloody-sword", hue: 0 } },
  [tap([tillEndOfTurn("attack", n(1), "it1")], aim(monstersAndPlayers)), endOfTurn([recharge("this")])],
)
