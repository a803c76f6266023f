// The next card for nothing.

import { skill } from "../../cards/card.ts"
import { nextCardCostsNothing } from "../../verbs/items.ts"

export default skill(
  "colorless-madness",
  "Madness",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "jester-hat", hue: 300 } },
  { cost: 0, keywords: ["exhaust"], do: [nextCardCostsNothing] },
  { cost: 0, keywords: ["exhaust", "retain"], do: [nextCardCostsNothing] },
)
