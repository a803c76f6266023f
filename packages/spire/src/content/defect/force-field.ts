// Block that powers pay for.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, costsLessForEach, yourPowers } from "../../verbs/index.ts"

export default skill(
  "defect-force-field",
  "Force Field",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "lightning-dome", hue: 190 } },
  { cost: 3, do: [block(n(3))], more: [costsLessForEach(yourPowers)] },
  { cost: 3, do: [block(n(4))], more: [costsLessForEach(yourPowers)] },
)
