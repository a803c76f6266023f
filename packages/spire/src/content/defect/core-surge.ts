// Cleanses and hits.

import { each, n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { ally, foe, hit, players } from "../../verbs/index.ts"
import { loseWeakAndVulnerable } from "../../verbs/items.ts"

export default attack(
  "defect-core-surge",
  "Core Surge",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "reactor", hue: 60 } },
  { cost: 1, keywords: ["retain"], targets: [ally, foe], do: [...loseWeakAndVulnerable("ally"), hit(n(3))] },
  {
    cost: 1,
    keywords: ["retain"],
    targets: [foe],
    do: [each(players, "each", loseWeakAndVulnerable("each")), hit(n(4))],
  },
)
