// A hit for nothing that weakens.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, weak } from "../../verbs/index.ts"

export default attack(
  "silent-neutralize",
  "Neutralize",
  { character: "silent", deck: "starter", rarity: "starter", look: { glyph: "sai", hue: 165 } },
  { cost: 0, targets: [foe], do: [hit(n(1)), weak(n(1))] },
  { cost: 0, targets: [foe], do: [hit(n(2)), weak(n(1))] },
)
