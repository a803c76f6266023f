// Puts the top of the monster deck in order.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { endOfTurn, lookAndOrder } from "../../../verbs/index.ts"

export default treasure(
  "the-map",
  "The Map",
  { kind: "passive", look: { glyph: "treasure-map", hue: 36, small: "evil-minion" } },
  [endOfTurn(lookAndOrder("monster", n(4)))],
)
