// Block for what is exhausted.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { block, whenYouExhaust } from "../../verbs/index.ts"

const more = [whenYouExhaust([block(n(1))])]

export default power(
  "ironclad-feel-no-pain",
  "Feel No Pain",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "strong-man", hue: 28 } },
  { cost: 1, more },
  { cost: 0, more },
)
