// One hit.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "ironclad-strike",
  "Strike",
  {
    character: "ironclad",
    deck: "starter",
    rarity: "starter",
    count: 5,
    look: { glyph: "broadsword", hue: 6 },
  },
  { cost: 1, targets: [foe], do: [hit(n(1))] },
  { cost: 1, targets: [foe], do: [hit(n(2))] },
)
