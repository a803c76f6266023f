// One HP more.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../words/card.ts"
import { youHave } from "../../../words/index.ts"

export default treasure(
  "breakfast",
  "Breakfast",
  { kind: "passive", look: { glyph: "fried-eggs", hue: 48 } },
  [youHave("health", n(1))],
)
