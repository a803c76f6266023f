// Much block for anybody, when it is wanted.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block } from "../../verbs/index.ts"

export default skill(
  "watcher-protect",
  "Protect",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "winged-shield", hue: 215 },
  },
  { cost: 2, keywords: ["retain"], targets: [ally], do: [block(n(3), "ally")] },
  { cost: 2, keywords: ["retain"], targets: [ally], do: [block(n(4), "ally")] },
)
