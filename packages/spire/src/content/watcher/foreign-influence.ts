// A hit, or what somebody else did.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { copyAttackOfOthers, foe, hit } from "../../verbs/index.ts"

const ways = (amount: number) => [
  { name: "hit", targets: [foe], do: [hit(n(amount))] },
  { name: "copy", do: [copyAttackOfOthers] },
]

export default attack(
  "watcher-foreign-influence",
  "Foreign Influence",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "uncommon",
    look: { glyph: "double-face-mask", hue: 310 },
  },
  { cost: 2, modes: ways(3) },
  { cost: 2, modes: ways(4) },
)
