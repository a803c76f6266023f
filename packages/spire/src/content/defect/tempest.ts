// As much lightning as there is energy.

import { add, n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { X, channel } from "../../verbs/index.ts"

export default skill(
  "defect-tempest",
  "Tempest",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "tornado-discs", hue: 230 } },
  { cost: "X", keywords: ["exhaust"], do: [channel("lightning", X)] },
  { cost: "X", keywords: ["exhaust"], do: [channel("lightning", add(X, n(1)))] },
)
