// The whole hand for hits.

import { count, each, n, ref, set } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { exhaust, foe, handOf, hit } from "../../verbs/index.ts"

const blaze = (amount: number) => ({
  cost: 2,
  keywords: ["exhaust"] as const,
  targets: [foe],
  do: [
    set("burnt", count(handOf())),
    each(handOf(), "card", [exhaust("card")]),
    hit(n(amount), { times: ref("burnt") }),
  ],
})

export default attack(
  "ironclad-fiend-fire",
  "Fiend Fire",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "burning-skull", hue: 10 } },
  blaze(1),
  blaze(2),
)
