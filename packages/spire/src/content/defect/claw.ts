// Harder on top of what cost nothing.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { costsNothing, foe, hit, topDiscard } from "../../verbs/index.ts"

export default attack(
  "defect-claw",
  "Claw",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "steel-claws", hue: 15 },
  },
  { cost: 0, targets: [foe], do: [hit(n(1), { bonus: n(1), if: costsNothing(topDiscard) })] },
  { cost: 0, targets: [foe], do: [hit(n(1), { bonus: n(3), if: costsNothing(topDiscard) })] },
)
