// A hit for nothing, and a card for whoever begins with it.

import { n, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { draw, foe, hit, isFirstCard } from "../../verbs/index.ts"

export default attack(
  "defect-ftl",
  "FTL",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "hypersonic-bolt", hue: 215 } },
  { cost: 0, targets: [foe], do: [hit(n(1)), when(isFirstCard, [draw(n(1))])] },
  { cost: 0, targets: [foe], do: [hit(n(2)), when(isFirstCard, [draw(n(1))])] },
)
