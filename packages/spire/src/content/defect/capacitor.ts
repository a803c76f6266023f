// Room for orbs.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { youHave } from "../../verbs/index.ts"

export default power(
  "defect-capacitor",
  "Capacitor",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "tesla-coil", hue: 48 } },
  { cost: 1, more: [youHave("orbSlots", n(2))] },
  { cost: 1, more: [youHave("orbSlots", n(3))] },
)
