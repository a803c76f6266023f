// Orbs for energy and cards.

import { type Body, ref } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw, evokeAll, gainEnergy, removeOrbs } from "../../verbs/index.ts"

const gain = (many: string): Body => [gainEnergy(ref(many)), draw(ref(many))]

export default skill(
  "defect-fission",
  "Fission",
  { character: "defect", deck: "rares", rarity: "rare", unlock: 3, look: { glyph: "fission", hue: 70 } },
  { cost: 0, keywords: ["exhaust"], do: [removeOrbs, ...gain("removed")] },
  { cost: 0, keywords: ["exhaust"], do: [evokeAll, ...gain("evokeAll")] },
)
