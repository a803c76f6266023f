// Some block.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block } from "../../verbs/index.ts"

export default skill(
  "silent-defend",
  "Defend",
  {
    character: "silent",
    deck: "starter",
    rarity: "starter",
    count: 5,
    look: { glyph: "round-shield", hue: 150 },
  },
  { cost: 1, do: [block(n(1))] },
  { cost: 1, targets: [ally], do: [block(n(2), "ally")] },
)
