// A hit that brings back what cost nothing.

import { n, point, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { costsNothing, foe, hit, takeInHand, topDiscard } from "../../verbs/index.ts"

const back = [point("top", topDiscard), when(costsNothing("top"), [takeInHand("top")])]

export default attack(
  "defect-scrape",
  "Scrape",
  { character: "defect", deck: "rewards", rarity: "common", count: 2, look: { glyph: "saw-claw", hue: 28 } },
  { cost: 1, targets: [foe], do: [hit(n(2)), ...back] },
  { cost: 1, targets: [foe], do: [hit(n(3)), ...back] },
)
