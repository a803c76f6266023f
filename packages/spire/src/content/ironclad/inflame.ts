// Strength.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { strength } from "../../verbs/index.ts"

export default power(
  "ironclad-inflame",
  "Inflame",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "flame", hue: 10 } },
  { cost: 2, do: [strength(n(1))] },
  { cost: 1, do: [strength(n(1))] },
)
