// More block on top of what cost nothing.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, costsNothing, topDiscard } from "../../verbs/index.ts"

const more = { bonus: n(1), if: costsNothing(topDiscard) }

export default skill(
  "defect-steam-barrier",
  "Steam Barrier",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "steam-blast", hue: 20 },
  },
  { cost: 0, do: [block(n(1), "you", more)] },
  { cost: 0, do: [block(n(2), "you", more)] },
)
