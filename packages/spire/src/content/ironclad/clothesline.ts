// A hit that weakens.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, weak } from "../../verbs/index.ts"

export default attack(
  "ironclad-clothesline",
  "Clothesline",
  { character: "ironclad", deck: "rewards", rarity: "common", count: 2, look: { glyph: "forearm", hue: 25 } },
  { cost: 2, targets: [foe], do: [hit(n(3)), weak(n(1))] },
  { cost: 2, targets: [foe], do: [hit(n(4)), weak(n(1))] },
)
