// A hit that powers pay for.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { costsLessForEach, foe, hit, yourPowers } from "../../verbs/index.ts"

export default attack(
  "defect-streamline",
  "Streamline",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "fast-arrow", hue: 175 } },
  { cost: 2, targets: [foe], do: [hit(n(3))], more: [costsLessForEach(yourPowers)] },
  { cost: 2, targets: [foe], do: [hit(n(4))], more: [costsLessForEach(yourPowers)] },
)
