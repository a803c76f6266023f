// One orb of each kind.

import { skill } from "../../cards/card.ts"
import { channel } from "../../verbs/index.ts"

const rainbow = [channel("lightning"), channel("frost"), channel("dark")]

export default skill(
  "defect-rainbow",
  "Rainbow",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "rainbow-star", hue: 320 } },
  { cost: 2, keywords: ["exhaust"], do: rainbow },
  { cost: 2, do: rainbow },
)
