// Does again what somebody did at that price.

import { skill } from "../../cards/card.ts"
import { copyLast, X } from "../../verbs/index.ts"

export default skill(
  "silent-doppelganger",
  "Doppelganger",
  { character: "silent", deck: "rares", rarity: "rare", unlock: 3, look: { glyph: "two-shadows", hue: 210 } },
  { cost: "X", keywords: ["exhaust"], do: [copyLast(X)] },
  { cost: "X", do: [copyLast(X)] },
)
