// As many miracles as there is energy, and one.

import { add, n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { miracles } from "../../features/miracles/verbs.ts"
import { X } from "../../verbs/index.ts"

export default skill(
  "watcher-worship",
  "Worship",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 1,
    look: { glyph: "sun-priest", hue: 44 },
  },
  { cost: "X", keywords: ["exhaust"], do: [miracles(add(X, n(1)))] },
  { cost: "X", keywords: ["retain", "exhaust"], do: [miracles(add(X, n(1)))] },
)
