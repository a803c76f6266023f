// A hit that leaves the enemy vulnerable.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, vulnerable } from "../../verbs/index.ts"

export default attack(
  "ironclad-bash",
  "Bash",
  { character: "ironclad", deck: "starter", rarity: "starter", look: { glyph: "shield-bash", hue: 18 } },
  { cost: 2, targets: [foe], do: [hit(n(2)), vulnerable(n(1))] },
  { cost: 2, targets: [foe], do: [hit(n(4)), vulnerable(n(1))] },
)
