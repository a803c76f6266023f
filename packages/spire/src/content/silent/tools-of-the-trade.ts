// Another card every turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { discardFromHand, draw, startOfTurn } from "../../verbs/index.ts"

const more = [startOfTurn(draw(n(1)), ...discardFromHand())]

export default power(
  "silent-tools-of-the-trade",
  "Tools of the Trade",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "swiss-army-knife", hue: 145 } },
  { cost: 1, more },
  { cost: 0, more },
)
