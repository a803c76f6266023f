// For nothing, as long as nothing was lost.

import { ge, n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { costs, foe, hit } from "../../verbs/index.ts"

const bled = ge(read("lostInCombat", "you"), 1)

export default attack(
  "silent-masterful-stab",
  "Masterful Stab",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "knife-thrust", hue: 130 } },
  { cost: 0, targets: [foe], do: [hit(n(2))], more: [costs(n(2), bled)] },
  { cost: 0, targets: [foe], do: [hit(n(3))], more: [costs(n(1), bled)] },
)
