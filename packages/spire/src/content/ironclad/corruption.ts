// Skills for nothing, once.

import { all, is, same } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"

const yourSkill = all(is("it", "skill"), same({ controller: "it" }, "you"))
const more = [
  { k: "stat" as const, stat: "cost", to: yourSkill, set: 0 },
  { k: "stat" as const, stat: "exhausts", to: yourSkill, add: 1 },
]

export default power(
  "ironclad-corruption",
  "Corruption",
  { character: "ironclad", deck: "rares", rarity: "rare", unlock: 2, look: { glyph: "evil-bud", hue: 320 } },
  { cost: 3, more },
  { cost: 2, more },
)
