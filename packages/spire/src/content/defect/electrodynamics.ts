// Lightning for whole rows.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { channel, youHave } from "../../verbs/index.ts"

const more = [youHave("lightningRows", 1)]

export default power(
  "defect-electrodynamics",
  "Electrodynamics",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "chain-lightning", hue: 55 } },
  { cost: 2, do: [channel("lightning", n(2))], more },
  { cost: 2, do: [channel("lightning", n(3))], more },
)
