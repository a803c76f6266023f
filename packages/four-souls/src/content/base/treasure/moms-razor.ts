// Damage for every 6.

import { gate, n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { deal, whenRolled } from "../../../verbs/index.ts"

export default treasure(
  "moms-razor",
  "Mom's Razor",
  { kind: "passive", look: { glyph: "razor", hue: 345 } },
  [whenRolled(6, [gate({ ask: "may", prompt: "deal", do: [], ifDo: [deal(n(1), "ev.who")] })])],
)
