// Shop items are cheaper for you.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { yourTurn } from "../../../verbs/index.ts"

export default treasure(
  "steamy-sale",
  "Steamy Sale!",
  { kind: "passive", look: { glyph: "price-tag", hue: 120, small: "steam" } },
  [{ k: "stat", stat: "price", to: { at: ["it", "shop"] }, when: yourTurn, add: n(-5) }],
)
