// A little block, and a card.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, draw } from "../../verbs/index.ts"

export default skill(
  "colorless-finesse",
  "Finesse",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "fencer", hue: 180 } },
  { cost: 0, keywords: ["exhaust"], do: [block(n(1)), draw(n(1))] },
  { cost: 0, do: [block(n(1)), draw(n(1))] },
)
