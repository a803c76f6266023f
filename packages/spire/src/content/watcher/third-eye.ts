// Block, and a look ahead.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block } from "../../verbs/index.ts"
import { scry } from "../../verbs/items.ts"

export default skill(
  "watcher-third-eye",
  "Third Eye",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "sheikah-eye", hue: 255 },
  },
  { cost: 1, do: [block(n(2)), scry(n(3))] },
  { cost: 1, do: [block(n(3)), scry(n(5))] },
)
