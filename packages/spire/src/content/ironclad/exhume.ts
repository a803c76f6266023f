// Brings back what was exhausted.

import { skill } from "../../cards/card.ts"
import { pick, takeInHand } from "../../verbs/index.ts"

const raise = [pick({ from: "exhaust", of: "you" }, "take"), takeInHand("card")]

export default skill(
  "ironclad-exhume",
  "Exhume",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "raise-zombie", hue: 105 } },
  { cost: 1, keywords: ["exhaust"], do: raise },
  { cost: 0, keywords: ["exhaust"], do: raise },
)
