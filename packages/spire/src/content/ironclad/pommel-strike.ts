// A hit and a card.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { draw, foe, hit } from "../../verbs/index.ts"

export default attack(
  "ironclad-pommel-strike",
  "Pommel Strike",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "sword-hilt", hue: 30 },
  },
  { cost: 1, targets: [foe], do: [hit(n(2)), draw(n(1))] },
  { cost: 1, targets: [foe], do: [hit(n(2)), draw(n(2))] },
)
