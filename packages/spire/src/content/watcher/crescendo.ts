// Wrath when it is wanted.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { enter } from "../../features/stances/verbs.ts"
import { draw } from "../../verbs/index.ts"

export default skill(
  "watcher-crescendo",
  "Crescendo",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "musical-score", hue: 340 },
  },
  { cost: 0, keywords: ["retain", "exhaust"], do: [enter("wrath")] },
  { cost: 0, keywords: ["retain", "exhaust"], do: [enter("wrath"), draw(n(1))] },
)
