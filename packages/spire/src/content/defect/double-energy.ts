// Twice the energy, once.

import { skill } from "../../cards/card.ts"
import { doubleEnergy } from "../../verbs/index.ts"

export default skill(
  "defect-double-energy",
  "Double Energy",
  {
    character: "defect",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "battery-100", hue: 100 },
  },
  { cost: 1, keywords: ["exhaust"], do: [doubleEnergy] },
  { cost: 0, keywords: ["exhaust"], do: [doubleEnergy] },
)
