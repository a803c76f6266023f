// A full hand gets fuller.

import { count, ge, n, when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { endOfTurn, loot } from "../../../verbs/index.ts"

export default treasure(
  "starter-deck",
  "Starter Deck",
  { kind: "passive", look: { glyph: "stack", hue: 24 } },
  [endOfTurn([when(ge(count({ from: "hand", of: "you" }), n(8)), [loot(n(2))])])],
)
