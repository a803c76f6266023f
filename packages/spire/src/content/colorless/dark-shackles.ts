// Block against those who are about to hit.

import { n, read, repeat } from "@soulspire/kernel"
import { skill } from "../../card.ts"
import { block } from "../../words.ts"

const shackles = (amount: number) => ({
  cost: 0,
  keywords: ["exhaust"] as const,
  do: [repeat(read("attackers", "you"), [block(n(amount))])],
})

export default skill(
  "colorless-dark-shackles",
  "Dark Shackles",
  { character: "colorless", deck: "colorless", rarity: "uncommon" },
  shackles(2),
  shackles(3),
)
