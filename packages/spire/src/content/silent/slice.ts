// A hit for nothing, harder with a shiv at hand.

import { ge, n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const armed = ge(read("shivs", "you"), 1)

export default attack(
  "silent-slice",
  "Slice",
  {
    character: "silent",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "sword-slice", hue: 160 },
  },
  { cost: 0, targets: [foe], do: [hit(n(1), { bonus: n(1), if: armed })] },
  { cost: 0, targets: [foe], do: [hit(n(2), { bonus: n(1), if: armed })] },
)
