// Cents for dying.

import { n, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, on } from "../../../verbs/index.ts"

export default treasure(
  "greeds-gullet",
  "Greed's Gullet",
  { kind: "passive", look: { glyph: "tongue", hue: 100, small: "coins" } },
  [on("playerDies", same("ev.who", "you"), [gainCents(n(8))])],
)
