// More loot in the loot step.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { youHave } from "../../../verbs/index.ts"

export default treasure(
  "moms-coin-purse",
  "Mom's Coin Purse",
  { kind: "passive", look: { glyph: "shiny-purse", hue: 345, small: "coins" } },
  [youHave("lootStep", n(1))],
)
