// Twice the strength.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { multiplyToken } from "../../verbs/index.ts"

const more = [multiplyToken("strength", n(2), "you")]

export default skill(
  "ironclad-limit-break",
  "Limit Break",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "breaking-chain", hue: 5 } },
  { cost: 1, keywords: ["exhaust"], do: more },
  { cost: 1, do: more },
)
