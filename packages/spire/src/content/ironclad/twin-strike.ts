// Two hits on one enemy.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "ironclad-twin-strike",
  "Twin Strike",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "crossed-swords", hue: 12 },
  },
  { cost: 1, targets: [foe], do: [hit(n(1), { times: n(2) })] },
  { cost: 1, targets: [foe], do: [hit(n(2), { times: n(2) })] },
)
