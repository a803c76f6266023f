// A hit, and perhaps another row.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, maySwitchRows } from "../../verbs/index.ts"

export default attack(
  "colorless-swift-strike",
  "Swift Strike",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "sprint", hue: 55 } },
  { cost: 0, targets: [foe], do: [hit(n(1)), maySwitchRows] },
  { cost: 0, targets: [foe], do: [hit(n(2)), maySwitchRows] },
)
