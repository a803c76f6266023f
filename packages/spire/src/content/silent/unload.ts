// All shivs at once.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, throwAllShivs } from "../../verbs/index.ts"

export default attack(
  "silent-unload",
  "Unload",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "thrown-knife", hue: 140 } },
  { cost: 1, targets: [foe], do: [hit(n(2)), throwAllShivs(n(1))] },
  { cost: 1, targets: [foe], do: [hit(n(2)), throwAllShivs(n(2))] },
)
