// A new hand in the same turn.

import { n, not } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { hasRetain } from "../../features/keywords/retain/verbs.ts"
import { discardAll, draw, gainEnergy } from "../../verbs/index.ts"

const again = [discardAll({ from: "hand", of: "you", where: not(hasRetain) }), draw(n(5)), gainEnergy(n(3))]

export default skill(
  "watcher-vault",
  "Vault",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "temple-door", hue: 32 } },
  { cost: 3, keywords: ["exhaust"], do: again },
  { cost: 2, keywords: ["exhaust"], do: again },
)
