// Has the abilities of an item in the shop, another one for each half of a round.

import { choose, gainAbilities } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import { asYourTurnEnds, asYourTurnStarts, recharge } from "../../../verbs/index.ts"

const chooseWare = choose({ what: { from: "shop" }, as: "ware", prompt: "shop-item" })

export default startingItem(
  "glitch",
  "Glitch",
  { kind: "passive", set: "requiem", look: { glyph: "digital-trace", hue: 130 } },
  [
    asYourTurnStarts([chooseWare, gainAbilities("this", "ware", "turn")]),
    asYourTurnEnds([chooseWare, gainAbilities("this", "ware", "nextTurn"), recharge("this")]),
  ],
)
