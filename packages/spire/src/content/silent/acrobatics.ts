// Many cards for one.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { discardFromHand, draw } from "../../verbs/index.ts"

export default skill(
  "silent-acrobatics",
  "Acrobatics",
  {
    character: "silent",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "acrobatic", hue: 165 },
  },
  { cost: 1, do: [draw(n(3)), ...discardFromHand()] },
  { cost: 1, do: [draw(n(4)), ...discardFromHand()] },
)
