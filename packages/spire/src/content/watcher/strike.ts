// A hit.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "watcher-strike",
  "Strike",
  { character: "watcher", deck: "starter", rarity: "starter", count: 4, look: { glyph: "punch", hue: 280 } },
  { cost: 1, targets: [foe], do: [hit(n(1))] },
  { cost: 1, targets: [foe], do: [hit(n(2))] },
)
