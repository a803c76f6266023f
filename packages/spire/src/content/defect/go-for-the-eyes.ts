// A hit for nothing that weakens, with luck.

import { ge, n, read, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, weak } from "../../verbs/index.ts"

export default attack(
  "defect-go-for-the-eyes",
  "Go for the Eyes",
  { character: "defect", deck: "rewards", rarity: "common", count: 2, look: { glyph: "bolt-eye", hue: 45 } },
  { cost: 0, targets: [foe], do: [hit(n(1)), when(ge(read("die", "this"), n(4)), [weak(n(1))])] },
  { cost: 0, targets: [foe], do: [hit(n(1)), weak(n(1))] },
)
