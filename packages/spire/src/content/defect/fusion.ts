// Energy every turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { gainEnergy, startOfTurn } from "../../verbs/index.ts"

const more = [startOfTurn(gainEnergy(n(1)))]

export default power(
  "defect-fusion",
  "Fusion",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "atom-core", hue: 35 } },
  { cost: 2, more },
  { cost: 1, more },
)
