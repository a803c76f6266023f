// Frost, and a card once upgraded.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { channel, draw } from "../../verbs/index.ts"

export default skill(
  "defect-coolheaded",
  "Coolheaded",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "brain-freeze", hue: 200 },
  },
  { cost: 1, do: [channel("frost")] },
  { cost: 1, do: [channel("frost"), draw(n(1))] },
)
