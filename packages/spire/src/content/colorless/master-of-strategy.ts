// Cards.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw } from "../../verbs/index.ts"

export default skill(
  "colorless-master-of-strategy",
  "Master of Strategy",
  { character: "colorless", deck: "colorless", rarity: "rare", look: { glyph: "chess-knight", hue: 215 } },
  { cost: 0, keywords: ["exhaust"], do: [draw(n(3))] },
  { cost: 0, keywords: ["exhaust"], do: [draw(n(4))] },
)
