// Block for what is no attack.

import { each, is, n, not } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, exhaust } from "../../verbs/index.ts"

const wind = (amount: number) => ({
  cost: 1,
  do: [
    each({ from: "hand", of: "you", where: not(is("it", "attack")) }, "card", [
      exhaust("card"),
      block(n(amount)),
    ]),
  ],
})

export default skill(
  "ironclad-second-wind",
  "Second Wind",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "heart-beats", hue: 170 },
  },
  wind(1),
  wind(2),
)
