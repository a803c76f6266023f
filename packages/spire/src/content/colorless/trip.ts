// Lays an enemy open.

import { n } from "@soulspire/kernel"
import { skill } from "../../card.ts"
import { foe, vulnerable } from "../../words.ts"

export default skill(
  "colorless-trip",
  "Trip",
  { character: "colorless", deck: "colorless", rarity: "uncommon" },
  { cost: 2, keywords: ["exhaust"], targets: [foe], do: [vulnerable(n(2))] },
  { cost: 2, keywords: ["exhaust"], targets: [foe], do: [vulnerable(n(3))] },
)
