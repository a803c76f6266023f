// A new hand.

import { count, ref, set } from "@soulspire/kernel"
import { skill } from "../../card.ts"
import { discardHand, draw, handOf } from "../../words.ts"

const gamble = [set("many", count(handOf())), ...discardHand, draw(ref("many"))]

export default skill(
  "silent-calculated-gamble",
  "Calculated Gamble",
  { character: "silent", deck: "rewards", rarity: "uncommon" },
  { cost: 0, keywords: ["exhaust"], do: gamble },
  { cost: 0, do: gamble },
)
