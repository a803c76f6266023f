// Hits with its block.

import { read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const slam = { targets: [foe], do: [hit(read("block", "you"))] }

export default attack(
  "ironclad-body-slam",
  "Body Slam",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "weight-crush", hue: 24 },
  },
  { cost: 1, ...slam },
  { cost: 0, ...slam },
)
