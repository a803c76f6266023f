// Energy and cards.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw, gainEnergy } from "../../verbs/index.ts"

export default skill(
  "silent-adrenaline",
  "Adrenaline",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "syringe", hue: 100 } },
  { cost: 0, keywords: ["exhaust"], do: [gainEnergy(n(1)), draw(n(2))] },
  { cost: 0, keywords: ["exhaust"], do: [gainEnergy(n(2)), draw(n(2))] },
)
