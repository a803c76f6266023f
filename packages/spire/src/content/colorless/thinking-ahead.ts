// More cards now, one for the next draw.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw, handOf, pick, putOnDraw } from "../../verbs/index.ts"

const ahead = (amount: number) => ({
  cost: 0,
  keywords: ["exhaust"] as const,
  do: [draw(n(amount)), pick(handOf(), "put-on-draw"), putOnDraw("card")],
})

export default skill(
  "colorless-thinking-ahead",
  "Thinking Ahead",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "think", hue: 200 } },
  ahead(2),
  ahead(3),
)
