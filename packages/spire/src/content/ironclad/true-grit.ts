// Block for a card.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block, exhaustFromHand } from "../../verbs/index.ts"

export default skill(
  "ironclad-true-grit",
  "True Grit",
  { character: "ironclad", deck: "rewards", rarity: "common", count: 2, look: { glyph: "fist", hue: 35 } },
  { cost: 1, targets: [ally], do: [block(n(1), "ally"), ...exhaustFromHand()] },
  { cost: 1, targets: [ally], do: [block(n(2), "ally"), ...exhaustFromHand()] },
)
