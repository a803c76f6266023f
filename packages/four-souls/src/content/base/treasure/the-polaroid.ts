// An empty hand gets something.

import { count, eq, n, when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { endOfTurn, loot } from "../../../verbs/index.ts"

export default treasure(
  "the-polaroid",
  "The Polaroid",
  { kind: "passive", look: { glyph: "portrait", hue: 200 } },
  [endOfTurn([when(eq(count({ from: "hand", of: "you" }), n(0)), [loot(n(2))])])],
)
