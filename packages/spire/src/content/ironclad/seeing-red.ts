// Energy, once.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { gainEnergy } from "../../verbs/index.ts"

export default skill(
  "ironclad-seeing-red",
  "Seeing Red",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "burning-eye", hue: 2 },
  },
  { cost: 1, keywords: ["exhaust"], do: [gainEnergy(n(2))] },
  { cost: 0, keywords: ["exhaust"], do: [gainEnergy(n(2))] },
)
