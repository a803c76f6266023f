// More block with a shiv at hand.

import { ge, n, read, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block } from "../../verbs/index.ts"

const armed = ge(read("shivs", "you"), 1)

export default skill(
  "silent-deflect",
  "Deflect",
  {
    character: "silent",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "shield-reflect", hue: 165 },
  },
  { cost: 0, do: [block(n(1)), when(armed, [block(n(1))])] },
  { cost: 0, do: [block(n(2)), when(armed, [block(n(1))])] },
)
