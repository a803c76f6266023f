// Miracles, once.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { miracles } from "../../features/miracles/verbs.ts"

export default skill(
  "watcher-collect",
  "Collect",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "prayer-beads", hue: 45 },
  },
  { cost: 1, keywords: ["exhaust"], do: [miracles(n(2))] },
  { cost: 1, keywords: ["exhaust"], do: [miracles(n(3))] },
)
