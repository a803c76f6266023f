// Now or never.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "ironclad-carnage",
  "Carnage",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "blood", hue: 0 } },
  { cost: 2, keywords: ["ethereal"], targets: [foe], do: [hit(n(4))] },
  { cost: 2, keywords: ["ethereal"], targets: [foe], do: [hit(n(6))] },
)
