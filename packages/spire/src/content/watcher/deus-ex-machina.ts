// Miracles for nothing, once.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { miracles } from "../../features/miracles/verbs.ts"

export default skill(
  "watcher-deus-ex-machina",
  "Deus Ex Machina",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "hand-of-god", hue: 42 } },
  { cost: 0, keywords: ["exhaust"], do: [miracles(n(2))] },
  { cost: 0, keywords: ["exhaust"], do: [miracles(n(3))] },
)
