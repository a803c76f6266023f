// The hardest hit, which powers pay for.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { costsLessForEach, foe, hit, yourPowers } from "../../verbs/index.ts"

export default attack(
  "defect-meteor-strike",
  "Meteor Strike",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "burning-meteor", hue: 14 } },
  { cost: 5, targets: [foe], do: [hit(n(10))], more: [costsLessForEach(yourPowers)] },
  { cost: 5, targets: [foe], do: [hit(n(12))], more: [costsLessForEach(yourPowers)] },
)
