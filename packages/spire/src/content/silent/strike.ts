// One hit.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "silent-strike",
  "Strike",
  {
    character: "silent",
    deck: "starter",
    rarity: "starter",
    count: 5,
    look: { glyph: "plain-dagger", hue: 135 },
  },
  { cost: 1, targets: [foe], do: [hit(n(1))] },
  { cost: 1, targets: [foe], do: [hit(n(2))] },
)
