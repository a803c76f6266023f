// Strength for blood.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { loseHp, strength } from "../../verbs/index.ts"

export default skill(
  "ironclad-rupture",
  "Rupture",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "open-wound", hue: 0 } },
  { cost: 1, do: [strength(n(1)), loseHp(n(1))] },
  { cost: 0, do: [strength(n(1)), loseHp(n(1))] },
)
