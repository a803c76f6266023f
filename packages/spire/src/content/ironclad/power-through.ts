// Block that dazes its owner.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block, daze } from "../../verbs/index.ts"

export default skill(
  "ironclad-power-through",
  "Power Through",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 1,
    look: { glyph: "muscle-up", hue: 20 },
  },
  { cost: 1, targets: [ally], do: [block(n(3), "ally"), daze(n(1))] },
  { cost: 1, targets: [ally], do: [block(n(4), "ally"), daze(n(1))] },
)
