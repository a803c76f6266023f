// A hit and a block.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { block, foe, hit } from "../../verbs/index.ts"

export default attack(
  "ironclad-iron-wave",
  "Iron Wave",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "wave-strike", hue: 205 },
  },
  { cost: 1, targets: [foe], do: [hit(n(1)), block(n(1))] },
  {
    cost: 1,
    modes: [
      { name: "hit", targets: [foe], do: [hit(n(2)), block(n(1))] },
      { name: "block", targets: [foe], do: [hit(n(1)), block(n(2))] },
    ],
  },
)
