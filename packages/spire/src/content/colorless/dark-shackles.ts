// Block against those who are about to hit.

import { n, count, repeat } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { attackers, block } from "../../verbs/index.ts"

const shackles = (amount: number) => ({
  cost: 0,
  keywords: ["exhaust"] as const,
  do: [repeat(count(attackers), [block(n(amount))])],
})

export default skill(
  "colorless-dark-shackles",
  "Dark Shackles",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "manacles", hue: 265 } },
  shackles(2),
  shackles(3),
)
