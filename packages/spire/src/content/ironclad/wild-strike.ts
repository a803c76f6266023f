// A hard hit that dazes its owner.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { daze, foe, hit } from "../../verbs/index.ts"

export default attack(
  "ironclad-wild-strike",
  "Wild Strike",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "battle-axe", hue: 20 },
  },
  { cost: 1, targets: [foe], do: [hit(n(3)), daze(n(1))] },
  { cost: 1, targets: [foe], do: [hit(n(4)), daze(n(1))] },
)
