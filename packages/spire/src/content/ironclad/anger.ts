// Comes back at once.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, goesOnTop, hit } from "../../verbs/index.ts"

const back = (amount: number) => ({ cost: 0, targets: [foe], do: [hit(n(amount)), goesOnTop] })

export default attack(
  "ironclad-anger",
  "Anger",
  { character: "ironclad", deck: "rewards", rarity: "common", count: 2, look: { glyph: "enrage", hue: 2 } },
  back(1),
  back(2),
)
