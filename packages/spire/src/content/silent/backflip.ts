// Block and cards.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, draw } from "../../verbs/index.ts"

export default skill(
  "silent-backflip",
  "Backflip",
  {
    character: "silent",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "contortionist", hue: 170 },
  },
  { cost: 1, do: [block(n(1)), draw(n(2))] },
  { cost: 1, do: [block(n(2)), draw(n(2))] },
)
