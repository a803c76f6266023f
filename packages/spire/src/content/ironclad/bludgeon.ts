// The hardest hit.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "ironclad-bludgeon",
  "Bludgeon",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "spiked-mace", hue: 22 } },
  { cost: 3, targets: [foe], do: [hit(n(7))] },
  { cost: 3, targets: [foe], do: [hit(n(10))] },
)
