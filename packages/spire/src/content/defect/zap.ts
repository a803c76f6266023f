// Lightning.

import { skill } from "../../cards/card.ts"
import { channel } from "../../verbs/index.ts"

const zap = [channel("lightning")]

export default skill(
  "defect-zap",
  "Zap",
  { character: "defect", deck: "starter", rarity: "starter", look: { glyph: "lightning-electron", hue: 50 } },
  { cost: 1, do: zap },
  { cost: 0, do: zap },
)
