// An orb twice.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { evoke } from "../../verbs/index.ts"

const twice = [evoke(n(2))]

export default skill(
  "defect-dual-cast",
  "Dual Cast",
  { character: "defect", deck: "starter", rarity: "starter", look: { glyph: "double-ringed-orb", hue: 220 } },
  { cost: 1, do: twice },
  { cost: 0, do: twice },
)
