// Block, and a miracle.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { miracles } from "../../features/miracles/verbs.ts"
import { block } from "../../verbs/index.ts"

export default skill(
  "watcher-prostrate",
  "Prostrate",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "crystal-shrine", hue: 265 } },
  { cost: 1, do: [block(n(1)), miracles(n(1))] },
  { cost: 1, do: [block(n(2)), miracles(n(1))] },
)
