// Hits harder for the rich.

import { ge, n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const greed = (bonus: number) => ({
  cost: 2,
  targets: [foe],
  do: [hit(n(4), { bonus: n(bonus), if: ge(read("gold", "you"), n(10)) })],
})

export default attack(
  "colorless-hand-of-greed",
  "Hand of Greed",
  { character: "colorless", deck: "colorless", rarity: "rare", look: { glyph: "robber-hand", hue: 46 } },
  greed(3),
  greed(5),
)
