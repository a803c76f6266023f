// One HP more.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { youHave } from "../../../verbs/index.ts"

export default treasure(
  "breakfast",
  "Breakfast",
  { kind: "passive", look: { glyph: "fried-eggs", hue: 48 } },
  [youHave("health", n(1))],
)
