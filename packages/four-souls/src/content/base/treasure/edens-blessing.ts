// Help for those who have nothing.

import { eq, n, read, when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { endOfTurn, gainCents } from "../../../verbs/index.ts"

export default treasure(
  "edens-blessing",
  "Eden's Blessing",
  { kind: "passive", look: { glyph: "prayer", hue: 52 } },
  [endOfTurn([when(eq(read("cents", "you"), n(0)), [gainCents(n(6))])])],
)
