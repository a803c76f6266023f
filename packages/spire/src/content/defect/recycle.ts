// Energy for a card, as much as it costs.

import { stat, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { costsX, doubleEnergy, exhaustFromHand, gainEnergy } from "../../verbs/index.ts"

const recycle = [
  ...exhaustFromHand(),
  when(costsX("card"), [doubleEnergy], [gainEnergy(stat("cost", "card"))]),
]

export default skill(
  "defect-recycle",
  "Recycle",
  {
    character: "defect",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "recycle", hue: 125 },
  },
  { cost: 1, do: recycle },
  { cost: 0, do: recycle },
)
