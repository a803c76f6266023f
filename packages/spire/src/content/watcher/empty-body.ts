// Block, and no stance.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { enter } from "../../features/stances/verbs.ts"
import { block } from "../../verbs/index.ts"

export default skill(
  "watcher-empty-body",
  "Empty Body",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "body-balance", hue: 200 },
  },
  { cost: 1, do: [block(n(2)), enter("neutral")] },
  { cost: 1, do: [block(n(3)), enter("neutral")] },
)
