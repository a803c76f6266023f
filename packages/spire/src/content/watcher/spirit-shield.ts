// Block for every card in hand.

import { count, n, repeat } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, handOf } from "../../verbs/index.ts"

const guard = repeat(count(handOf()), [block(n(1))])

export default skill(
  "watcher-spirit-shield",
  "Spirit Shield",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "aura", hue: 252 } },
  { cost: 2, keywords: ["exhaust"], do: [guard] },
  { cost: 2, do: [guard] },
)
