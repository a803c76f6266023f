// Block, and cards that stay.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block } from "../../verbs/index.ts"
import { retainThisTurn } from "../../verbs/items.ts"

export default skill(
  "defect-equilibrium",
  "Equilibrium",
  {
    character: "defect",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "radial-balance", hue: 185 },
  },
  { cost: 2, do: [block(n(3)), retainThisTurn(n(1))] },
  { cost: 2, do: [block(n(4)), retainThisTurn(n(2))] },
)
