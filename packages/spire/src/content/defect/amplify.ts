// Evoked dark hurts more.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { youHave } from "../../verbs/index.ts"

export default power(
  "defect-amplify",
  "Amplify",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "nested-eclipses", hue: 285 } },
  { cost: 1, more: [youHave("darkEvokes", n(3))] },
  { cost: 1, more: [youHave("darkEvokes", n(5))] },
)
