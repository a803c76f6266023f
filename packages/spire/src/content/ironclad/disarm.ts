// Weakens, once.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { foe, weak } from "../../verbs/index.ts"

export default skill(
  "ironclad-disarm",
  "Disarm",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "drop-weapon", hue: 200 } },
  { cost: 1, keywords: ["exhaust"], targets: [foe], do: [weak(n(2))] },
  { cost: 1, keywords: ["exhaust"], targets: [foe], do: [weak(n(3))] },
)
