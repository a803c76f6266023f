// Takes the edge off the next blow. First edition: a shield like any other, of which the rules say how long it lasts.

import { type Body, n } from "@soulspire/kernel"
import { type Card, editions, loot } from "../../../verbs/card.ts"
import { aim, monstersAndPlayers, preventNext, preventOfNextInstance } from "../../../verbs/index.ts"

const print = (body: Body): Card =>
  loot(
    "v-the-hierophant",
    "V. The Hierophant",
    { kind: "tarot", look: { glyph: "tarot-05-the-hierophant", hue: 45 } },
    body,
    aim(monstersAndPlayers),
  )

export default editions(print([preventOfNextInstance(n(2), "it1")]), print([preventNext(n(2), "it1")]))
