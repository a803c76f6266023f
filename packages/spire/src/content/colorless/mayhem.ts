// Plays the top of the draw pile, every turn.

import { power } from "../../cards/card.ts"
import { drawOne, forcePlay, startOfTurn } from "../../verbs/index.ts"

const more = [startOfTurn(drawOne, forcePlay("drawn"))]

export default power(
  "colorless-mayhem",
  "Mayhem",
  { character: "colorless", deck: "colorless", rarity: "rare", look: { glyph: "spiky-explosion", hue: 10 } },
  { cost: 2, more },
  { cost: 1, more },
)
