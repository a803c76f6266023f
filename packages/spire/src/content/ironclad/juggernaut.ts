// Every block hurts somebody.

import { n, same } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { damage, foe } from "../../verbs/index.ts"

const rolling = (amount: number) => ({
  cost: 2,
  more: [
    {
      k: "on" as const,
      event: "gainBlock",
      when: same("ev.whom", "you"),
      targets: [foe],
      do: [damage(n(amount))],
    },
  ],
})

export default power(
  "ironclad-juggernaut",
  "Juggernaut",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "charging-bull", hue: 25 } },
  rolling(1),
  rolling(2),
)
