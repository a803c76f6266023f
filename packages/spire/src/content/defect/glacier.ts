// Block and frost.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block, channel } from "../../verbs/index.ts"

export default skill(
  "defect-glacier",
  "Glacier",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "icebergs", hue: 198 } },
  { cost: 2, do: [block(n(2)), channel("frost")] },
  { cost: 2, targets: [ally], do: [block(n(3), "ally"), channel("frost")] },
)
