// More loot in the loot step.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { youHave } from "../../../verbs/index.ts"

export default treasure(
  "moms-purse",
  "Mom's Purse",
  { kind: "passive", look: { glyph: "hand-bag", hue: 335 } },
  [youHave("lootStep", n(1))],
)
