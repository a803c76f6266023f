// Lightning deals more at the end of a turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { youHave } from "../../verbs/index.ts"

export default power(
  "defect-static-discharge",
  "Static Discharge",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "lightning-dissipation", hue: 58 } },
  { cost: 2, more: [youHave("lightningActs", n(1))] },
  { cost: 2, more: [youHave("lightningActs", n(2))] },
)
