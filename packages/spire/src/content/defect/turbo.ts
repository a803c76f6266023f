// Energy now, a daze later.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { dazeInDiscard, gainEnergy } from "../../verbs/index.ts"

export default skill(
  "defect-turbo",
  "TURBO",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 2,
    unlock: 1,
    look: { glyph: "overdrive", hue: 30 },
  },
  { cost: 0, keywords: ["exhaust"], do: [gainEnergy(n(2)), dazeInDiscard(n(1))] },
  { cost: 0, keywords: ["exhaust"], do: [gainEnergy(n(3)), dazeInDiscard(n(1))] },
)
