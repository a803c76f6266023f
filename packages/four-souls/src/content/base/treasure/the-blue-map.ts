// Puts the top of the treasure deck in order.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { endOfTurn, lookAndOrder } from "../../../verbs/index.ts"

export default treasure(
  "the-blue-map",
  "The Blue Map",
  { kind: "passive", look: { glyph: "treasure-map", hue: 215, small: "chest" } },
  [endOfTurn(lookAndOrder("treasure", n(4)))],
)
