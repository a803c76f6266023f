// Hit, block and away.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { block, foe, hit, maySwitchRows } from "../../verbs/index.ts"

export default attack(
  "silent-dash",
  "Dash",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "wingfoot", hue: 170 } },
  { cost: 2, targets: [foe], do: [hit(n(2)), block(n(2)), maySwitchRows] },
  { cost: 2, targets: [foe], do: [hit(n(3)), block(n(3)), maySwitchRows] },
)
