// A card every turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { draw, startOfTurn } from "../../verbs/index.ts"

const more = [startOfTurn(draw(n(1)))]

export default power(
  "defect-machine-learning",
  "Machine Learning",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "processor", hue: 160 } },
  { cost: 1, more },
  { cost: 0, more },
)
