// Energy if it is exhausted.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block, gainEnergy, whenThisIsExhausted } from "../../verbs/index.ts"

export default skill(
  "ironclad-sentinel",
  "Sentinel",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "guards", hue: 45 } },
  { cost: 1, targets: [ally], do: [block(n(2), "ally")], more: [whenThisIsExhausted(gainEnergy(n(2)))] },
  { cost: 1, targets: [ally], do: [block(n(3), "ally")], more: [whenThisIsExhausted(gainEnergy(n(3)))] },
)
