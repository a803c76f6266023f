// Shivs.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { shivs } from "../../verbs/index.ts"

export default skill(
  "silent-blade-dance",
  "Blade Dance",
  { character: "silent", deck: "rewards", rarity: "common", count: 2, look: { glyph: "daggers", hue: 150 } },
  { cost: 1, do: [shivs(n(2))] },
  { cost: 1, do: [shivs(n(3))] },
)
