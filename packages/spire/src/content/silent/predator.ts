// A hit, and cards for anybody.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { ally, draw, foe, hit } from "../../verbs/index.ts"

export default attack(
  "silent-predator",
  "Predator",
  {
    character: "silent",
    deck: "rewards",
    rarity: "uncommon",
    look: { glyph: "saber-toothed-cat-head", hue: 40 },
  },
  { cost: 2, targets: [foe, ally], do: [hit(n(3)), draw(n(2), "ally")] },
  { cost: 2, targets: [foe, ally], do: [hit(n(4)), draw(n(2), "ally")] },
)
