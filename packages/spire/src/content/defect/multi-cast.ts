// An orb as often as there is energy.

import { add, n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { X, evoke } from "../../verbs/index.ts"

export default skill(
  "defect-multi-cast",
  "Multi-Cast",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "triorb", hue: 300 } },
  { cost: "X", do: [evoke(X)] },
  { cost: "X", do: [evoke(add(X, n(1)))] },
)
