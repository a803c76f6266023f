// A hit, and no stance.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { enter } from "../../features/stances/verbs.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "watcher-empty-fist",
  "Empty Fist",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "mailed-fist", hue: 300 },
  },
  { cost: 1, targets: [foe], do: [hit(n(2)), enter("neutral")] },
  { cost: 1, targets: [foe], do: [hit(n(3)), enter("neutral")] },
)
