// Shivs and block.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, shivs } from "../../verbs/index.ts"

export default skill(
  "silent-cloak-and-dagger",
  "Cloak and Dagger",
  {
    character: "silent",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "cloak-dagger", hue: 155 },
  },
  { cost: 1, do: [shivs(n(1)), block(n(1))] },
  { cost: 1, do: [shivs(n(2)), block(n(1))] },
)
