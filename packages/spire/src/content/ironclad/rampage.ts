// Harder with each exhausted card.

import { count } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, exhaustFromHand } from "../../verbs/index.ts"

const rampage = hit(count({ from: "exhaust", of: "you" }))

export default attack(
  "ironclad-rampage",
  "Rampage",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 2,
    look: { glyph: "minotaur", hue: 8 },
  },
  { cost: 1, targets: [foe], do: [rampage] },
  { cost: 1, targets: [foe], do: [...exhaustFromHand(), rampage] },
)
