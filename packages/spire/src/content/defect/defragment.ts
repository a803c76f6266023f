// Orbs give more at the end of a turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { youHave } from "../../verbs/index.ts"

const more = [youHave("orbActs", n(1))]

export default power(
  "defect-defragment",
  "Defragment",
  { character: "defect", deck: "rares", rarity: "rare", unlock: 2, look: { glyph: "microchip", hue: 155 } },
  { cost: 3, keywords: ["ethereal"], more },
  { cost: 3, more },
)
