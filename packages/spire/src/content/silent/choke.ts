// Harder with every weak and poison.

import { add, n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const tokens = [read("weak", "foe"), read("poison", "foe")]

export default attack(
  "silent-choke",
  "Choke",
  {
    character: "silent",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 2,
    look: { glyph: "slipknot", hue: 125 },
  },
  { cost: 2, targets: [foe], do: [hit(add(n(3), ...tokens))] },
  { cost: 2, targets: [foe], do: [hit(add(n(4), ...tokens))] },
)
