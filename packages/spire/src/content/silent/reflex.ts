// Cards for being discarded.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw, whenThisIsDiscarded } from "../../verbs/index.ts"

export default skill(
  "silent-reflex",
  "Reflex",
  { character: "silent", deck: "rewards", rarity: "uncommon", unlock: 1, look: { glyph: "catch", hue: 165 } },
  { cost: "unplayable", more: [whenThisIsDiscarded(draw(n(2)))] },
  { cost: "unplayable", more: [whenThisIsDiscarded(draw(n(3)))] },
)
