// More of the same poison.

import { n, read } from "@soulspire/kernel"
import { skill } from "../../card.ts"
import { foe, poison } from "../../words.ts"

export default skill(
  "silent-catalyst",
  "Catalyst",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "erlenmeyer", hue: 90 } },
  { cost: 1, keywords: ["exhaust"], targets: [foe], do: [poison(read("poison", "foe"))] },
  { cost: 1, keywords: ["exhaust"], targets: [foe], do: [poison({ mul: [n(2), read("poison", "foe")] })] },
)
