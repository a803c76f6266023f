// Some block.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block } from "../../verbs/index.ts"

export default skill(
  "defect-defend",
  "Defend",
  {
    character: "defect",
    deck: "starter",
    rarity: "starter",
    count: 4,
    look: { glyph: "lightning-shield", hue: 200 },
  },
  { cost: 1, do: [block(n(1))] },
  { cost: 1, targets: [ally], do: [block(n(2), "ally")] },
)
