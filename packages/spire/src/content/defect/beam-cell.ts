// A hit that leaves the enemy vulnerable, with luck.

import { le, n, read, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, vulnerable } from "../../verbs/index.ts"

export default attack(
  "defect-beam-cell",
  "Beam Cell",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "laser-precision", hue: 355 } },
  { cost: 1, targets: [foe], do: [hit(n(1)), when(le(read("die", "this"), n(3)), [vulnerable(n(1))])] },
  { cost: 1, targets: [foe], do: [hit(n(1)), vulnerable(n(1))] },
)
