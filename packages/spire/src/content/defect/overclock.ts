// Cards now, a daze later.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { dazeInDiscard, draw } from "../../verbs/index.ts"

export default skill(
  "defect-overclock",
  "Overclock",
  {
    character: "defect",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 1,
    look: { glyph: "speedometer", hue: 8 },
  },
  { cost: 0, do: [draw(n(2)), dazeInDiscard(n(1))] },
  { cost: 0, do: [draw(n(3)), dazeInDiscard(n(1))] },
)
