// A new hand.

import { ref } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { discardHand, draw } from "../../verbs/index.ts"

const gamble = [...discardHand, draw(ref("many"))]

export default skill(
  "silent-calculated-gamble",
  "Calculated Gamble",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "rolling-dices", hue: 135 } },
  { cost: 0, keywords: ["exhaust"], do: gamble },
  { cost: 0, do: gamble },
)
