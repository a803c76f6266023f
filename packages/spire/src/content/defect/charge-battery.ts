// Block, and energy for many orbs.

import { n, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, gainEnergy, hasOrbs } from "../../verbs/index.ts"

const charged = when(hasOrbs(n(3)), [gainEnergy(n(1))])

export default skill(
  "defect-charge-battery",
  "Charge Battery",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "battery-plus", hue: 110 },
  },
  { cost: 1, do: [block(n(2)), charged] },
  { cost: 1, do: [block(n(3)), charged] },
)
