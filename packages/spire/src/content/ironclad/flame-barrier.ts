// Burns whoever is about to hit.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, damageAttackers } from "../../verbs/index.ts"

const barrier = (amount: number) => ({ cost: 2, do: [block(n(amount)), damageAttackers(n(1))] })

export default skill(
  "ironclad-flame-barrier",
  "Flame Barrier",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "fire-shield", hue: 16 } },
  barrier(3),
  barrier(4),
)
