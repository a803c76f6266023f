// Block at the end of each turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { block, endOfTurn } from "../../verbs/index.ts"

const more = [endOfTurn(block(n(1)))]

export default power(
  "ironclad-metallicize",
  "Metallicize",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "metal-plate", hue: 205 } },
  { cost: 1, more },
  { cost: 0, more },
)
