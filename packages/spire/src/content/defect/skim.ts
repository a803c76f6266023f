// Cards.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw } from "../../verbs/index.ts"

export default skill(
  "defect-skim",
  "Skim",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "archive-research", hue: 150 },
  },
  { cost: 1, do: [draw(n(3))] },
  { cost: 1, do: [draw(n(4))] },
)
