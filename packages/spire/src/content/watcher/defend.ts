// Block; better, for anybody.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block } from "../../verbs/index.ts"

export default skill(
  "watcher-defend",
  "Defend",
  {
    character: "watcher",
    deck: "starter",
    rarity: "starter",
    count: 4,
    look: { glyph: "magic-shield", hue: 250 },
  },
  { cost: 1, do: [block(n(1))] },
  { cost: 1, targets: [ally], do: [block(n(2), "ally")] },
)
