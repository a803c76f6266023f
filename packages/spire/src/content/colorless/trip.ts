// Lays an enemy open.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { foe, vulnerable } from "../../verbs/index.ts"

export default skill(
  "colorless-trip",
  "Trip",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "foot-trip", hue: 30 } },
  { cost: 2, keywords: ["exhaust"], targets: [foe], do: [vulnerable(n(2))] },
  { cost: 2, keywords: ["exhaust"], targets: [foe], do: [vulnerable(n(3))] },
)
