// Block that grows by waiting.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { wasRetained } from "../../features/keywords/retain/verbs.ts"
import { block } from "../../verbs/index.ts"

export default skill(
  "watcher-perseverance",
  "Perseverance",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "mountain-climbing", hue: 160 },
  },
  { cost: 1, keywords: ["retain"], do: [block(n(1), "you", { bonus: n(2), if: wasRetained })] },
  { cost: 1, keywords: ["retain"], do: [block(n(2), "you", { bonus: n(2), if: wasRetained })] },
)
