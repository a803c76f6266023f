// The first card of each turn twice.

import { power } from "../../cards/card.ts"
import { playTwice, startOfTurn } from "../../verbs/index.ts"

const more = [startOfTurn(playTwice("either"))]

export default power(
  "defect-echo-form",
  "Echo Form",
  {
    character: "defect",
    deck: "rares",
    rarity: "rare",
    unlock: 1,
    look: { glyph: "static-waves", hue: 250 },
  },
  { cost: 3, keywords: ["ethereal"], more },
  { cost: 3, more },
)
