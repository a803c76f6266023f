// Block for every orb.

import { add, n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block, yourOrbs } from "../../verbs/index.ts"

export default skill(
  "defect-stack",
  "Stack",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "shield-echoes", hue: 210 } },
  { cost: 1, targets: [ally], do: [block(yourOrbs, "ally")] },
  { cost: 1, targets: [ally], do: [block(add(yourOrbs, n(1)), "ally")] },
)
