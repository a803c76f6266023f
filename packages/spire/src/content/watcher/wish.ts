// Strength, block or miracles.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { miracles } from "../../features/miracles/verbs.ts"
import { block, strength } from "../../verbs/index.ts"

const wishes = (power: number, guard: number, held: number) => [
  { name: "strength", do: [strength(n(power))] },
  { name: "block", do: [block(n(guard))] },
  { name: "miracles", do: [miracles(n(held))] },
]

export default skill(
  "watcher-wish",
  "Wish",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "magic-lamp", hue: 47 } },
  { cost: 3, keywords: ["exhaust"], modes: wishes(1, 10, 4) },
  { cost: 3, keywords: ["exhaust"], modes: wishes(2, 15, 5) },
)
