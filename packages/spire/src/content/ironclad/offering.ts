// Blood for energy and cards.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw, gainEnergy, loseHp } from "../../verbs/index.ts"

export default skill(
  "ironclad-offering",
  "Offering",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "sacrificial-dagger", hue: 0 } },
  { cost: 0, keywords: ["exhaust"], do: [loseHp(n(1)), gainEnergy(n(2)), draw(n(3))] },
  { cost: 0, keywords: ["exhaust"], do: [loseHp(n(1)), gainEnergy(n(2)), draw(n(5))] },
)
