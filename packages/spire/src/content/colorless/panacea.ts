// Rids players of what weakens them.

import { each } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, players } from "../../verbs/index.ts"
import { loseWeakAndVulnerable } from "../../verbs/items.ts"

const kept = { cost: 0, keywords: ["exhaust", "retain"] as const }

export default skill(
  "colorless-panacea",
  "Panacea",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "remedy", hue: 160 } },
  { ...kept, targets: [ally], do: loseWeakAndVulnerable("ally") },
  { ...kept, do: [each(players, "ally", loseWeakAndVulnerable("ally"))] },
)
