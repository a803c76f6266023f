// Some block.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block } from "../../verbs/index.ts"

export default skill(
  "ironclad-defend",
  "Defend",
  { character: "ironclad", deck: "starter", rarity: "starter", count: 4, look: { glyph: "shield", hue: 8 } },
  { cost: 1, do: [block(n(1))] },
  { cost: 1, targets: [ally], do: [block(n(2), "ally")] },
)
