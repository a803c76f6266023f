// A hit that leaves an enemy open and weak.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, vulnerable, weak } from "../../verbs/index.ts"

export default attack(
  "ironclad-uppercut",
  "Uppercut",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "high-punch", hue: 16 } },
  { cost: 2, targets: [foe], do: [hit(n(3)), vulnerable(n(1)), weak(n(1))] },
  { cost: 2, targets: [foe], do: [hit(n(3)), vulnerable(n(2)), weak(n(1))] },
)
