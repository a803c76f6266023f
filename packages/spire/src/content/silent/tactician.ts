// Energy for being discarded.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { exhaust, gainEnergy, whenThisIsDiscarded } from "../../verbs/index.ts"

export default skill(
  "silent-tactician",
  "Tactician",
  {
    character: "silent",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 1,
    look: { glyph: "chess-queen", hue: 170 },
  },
  { cost: "unplayable", more: [whenThisIsDiscarded(gainEnergy(n(2)), exhaust("this"))] },
  { cost: "unplayable", more: [whenThisIsDiscarded(gainEnergy(n(3)), exhaust("this"))] },
)
