// Loot for dying.

import { n, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { loot, on } from "../../../verbs/index.ts"

export default treasure(
  "suicide-king",
  "Suicide King",
  { kind: "passive", look: { glyph: "card-king-hearts", hue: 355 } },
  [on("playerDies", same("ev.who", "you"), [loot(n(3))])],
)
