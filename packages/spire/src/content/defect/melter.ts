// A hit that no block stops.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, loseAllBlock } from "../../verbs/index.ts"

const melted = loseAllBlock("foe")

export default attack(
  "defect-melter",
  "Melter",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "melting-metal", hue: 18 } },
  { cost: 1, targets: [foe], do: [melted, hit(n(2))] },
  { cost: 1, targets: [foe], do: [melted, hit(n(3))] },
)
