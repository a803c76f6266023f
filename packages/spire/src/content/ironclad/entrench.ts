// Twice the block.

import { skill } from "../../cards/card.ts"
import { doubleBlock } from "../../verbs/index.ts"

export default skill(
  "ironclad-entrench",
  "Entrench",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "castle", hue: 35 },
  },
  { cost: 1, keywords: ["exhaust"], do: [doubleBlock] },
  { cost: 1, do: [doubleBlock] },
)
