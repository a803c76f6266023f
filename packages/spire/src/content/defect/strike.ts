// The plain attack, for nothing once upgraded.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "defect-strike",
  "Strike",
  {
    character: "defect",
    deck: "starter",
    rarity: "starter",
    count: 4,
    look: { glyph: "mechanical-arm", hue: 205 },
  },
  { cost: 1, targets: [foe], do: [hit(n(1))] },
  { cost: 0, targets: [foe], do: [hit(n(1))] },
)
