// Every hit poisons.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { youHave } from "../../verbs/index.ts"

const more = [youHave("hitPoison", n(1))]

export default power(
  "silent-envenom",
  "Envenom",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "dripping-blade", hue: 105 } },
  { cost: 3, more },
  { cost: 2, more },
)
