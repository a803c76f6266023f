// Calm when it is wanted.

import { skill } from "../../cards/card.ts"
import { enter } from "../../features/stances/verbs.ts"

export default skill(
  "watcher-tranquility",
  "Tranquility",
  { character: "watcher", deck: "rewards", rarity: "common", count: 2, look: { glyph: "lotus", hue: 185 } },
  { cost: 1, keywords: ["retain", "exhaust"], do: [enter("calm")] },
  { cost: 0, keywords: ["retain", "exhaust"], do: [enter("calm")] },
)
