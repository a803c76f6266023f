// Another loot card for every 4.

import { gate, n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { discard, loot, whenRolled } from "../../../verbs/index.ts"

export default treasure(
  "moms-box",
  "Mom's Box",
  { kind: "passive", look: { glyph: "jigsaw-box", hue: 335 } },
  [whenRolled(4, [gate({ ask: "may", prompt: "loot", do: [], ifDo: [loot(n(1)), discard(1)] })])],
)
