// Poison.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { foe, poison } from "../../verbs/index.ts"

export default skill(
  "silent-deadly-poison",
  "Deadly Poison",
  {
    character: "silent",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "poison-bottle", hue: 115 },
  },
  { cost: 1, targets: [foe], do: [poison(n(1))] },
  { cost: 0, targets: [foe], do: [poison(n(1))] },
)
