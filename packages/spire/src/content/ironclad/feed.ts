// Grows on what it kills.

import { n, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, strength } from "../../verbs/index.ts"

const feast = (amount: number) => ({
  cost: 1,
  keywords: ["exhaust"] as const,
  targets: [foe],
  do: [hit(n(3)), when({ test: "isDead", of: "foe" }, [strength(n(amount))])],
})

export default attack(
  "ironclad-feed",
  "Feed",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "gluttonous-smile", hue: 350 } },
  feast(1),
  feast(2),
)
