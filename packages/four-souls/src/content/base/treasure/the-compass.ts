// Puts the top of the loot deck in order.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { endOfTurn, lookAndOrder } from "../../../verbs/index.ts"

export default treasure(
  "the-compass",
  "The Compass",
  { kind: "passive", look: { glyph: "compass", hue: 38 } },
  [endOfTurn(lookAndOrder("loot", n(4)))],
)
