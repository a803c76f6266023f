// Weakens an enemy.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { foe, weak } from "../../verbs/index.ts"

export default skill(
  "colorless-blind",
  "Blind",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "blindfold", hue: 40 } },
  { cost: 0, keywords: ["exhaust"], targets: [foe], do: [weak(n(1))] },
  { cost: 0, keywords: ["exhaust"], targets: [foe], do: [weak(n(2))] },
)
