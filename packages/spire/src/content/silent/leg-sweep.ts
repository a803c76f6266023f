// Weakens and blocks.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, foe, weak } from "../../verbs/index.ts"

export default skill(
  "silent-leg-sweep",
  "Leg Sweep",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "high-kick", hue: 150 } },
  { cost: 2, targets: [foe], do: [weak(n(1)), block(n(3))] },
  { cost: 2, targets: [foe], do: [weak(n(1)), block(n(4))] },
)
