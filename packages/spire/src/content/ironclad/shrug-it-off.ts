// Block and a card.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, draw } from "../../verbs/index.ts"

export default skill(
  "ironclad-shrug-it-off",
  "Shrug It Off",
  { character: "ironclad", deck: "rewards", rarity: "common", count: 2, look: { glyph: "shrug", hue: 30 } },
  { cost: 1, do: [block(n(2)), draw(n(1))] },
  { cost: 1, do: [block(n(3)), draw(n(1))] },
)
