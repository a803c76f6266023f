// A hit for every orb.

import { add, n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, yourOrbs } from "../../verbs/index.ts"

export default attack(
  "defect-barrage",
  "Barrage",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "missile-swarm", hue: 25 },
  },
  { cost: 1, targets: [foe], do: [hit(n(1), { times: yourOrbs })] },
  { cost: 1, targets: [foe], do: [hit(n(1), { times: add(yourOrbs, n(1)) })] },
)
