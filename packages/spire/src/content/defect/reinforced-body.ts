// As much block as there is energy.

import { add, n, repeat } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { X, block } from "../../verbs/index.ts"

export default skill(
  "defect-reinforced-body",
  "Reinforced Body",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "robot-golem", hue: 30 } },
  { cost: "X", leastX: 1, do: [block(add(X, n(1)))] },
  { cost: "X", do: [repeat(n(2), [block(X)])] },
)
