// Fills the hand.

import { count, minus, n } from "@soulspire/kernel"
import { skill } from "../../card.ts"
import { draw, handOf } from "../../words.ts"

const fill = (size: number) => ({ cost: 1, do: [draw(minus(n(size), count(handOf())))] })

export default skill(
  "silent-expertise",
  "Expertise",
  { character: "silent", deck: "rewards", rarity: "uncommon" },
  fill(6),
  fill(7),
)
