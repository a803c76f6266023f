// A wall, once.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block } from "../../verbs/index.ts"

export default skill(
  "ironclad-impervious",
  "Impervious",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "defensive-wall", hue: 40 } },
  { cost: 2, keywords: ["exhaust"], do: [block(n(6))] },
  { cost: 2, keywords: ["exhaust"], do: [block(n(8))] },
)
