// Shivs every turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { shivs, startOfTurn } from "../../verbs/index.ts"

export default power(
  "silent-infinite-blades",
  "Infinite Blades",
  {
    character: "silent",
    deck: "rewards",
    rarity: "uncommon",
    look: { glyph: "infinity", hue: 140, small: "plain-dagger" },
  },
  { cost: 1, more: [startOfTurn(shivs(n(1)))] },
  { cost: 1, more: [startOfTurn(shivs(n(2)))] },
)
