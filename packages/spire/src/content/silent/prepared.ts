// One card for another.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { discardFromHand, draw } from "../../verbs/index.ts"

export default skill(
  "silent-prepared",
  "Prepared",
  {
    character: "silent",
    deck: "rewards",
    rarity: "common",
    count: 2,
    unlock: 1,
    look: { glyph: "checklist", hue: 45 },
  },
  { cost: 0, do: [draw(n(1)), ...discardFromHand()] },
  { cost: 0, do: [draw(n(2)), ...discardFromHand(n(2), n(2))] },
)
