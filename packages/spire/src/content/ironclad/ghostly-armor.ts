// Block, now or never.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block } from "../../verbs/index.ts"

export default skill(
  "ironclad-ghostly-armor",
  "Ghostly Armor",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "uncommon",
    look: { glyph: "breastplate", hue: 210, small: "ghost" },
  },
  { cost: 1, keywords: ["ethereal"], targets: [ally], do: [block(n(2), "ally")] },
  { cost: 1, keywords: ["ethereal"], targets: [ally], do: [block(n(3), "ally")] },
)
