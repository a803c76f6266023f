// Looks ahead.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw, handOf, pick, putOnDraw } from "../../verbs/index.ts"

const shout = (amount: number) => ({
  cost: 0,
  keywords: ["exhaust"] as const,
  do: [draw(n(amount)), pick(handOf(), "put-on-draw"), putOnDraw("card")],
})

export default skill(
  "ironclad-warcry",
  "Warcry",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "shouting", hue: 25 },
  },
  shout(2),
  shout(3),
)
