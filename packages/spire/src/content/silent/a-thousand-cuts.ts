// Every shuffle hurts a row.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { damage, inTheRow, row, whenYouReshuffle } from "../../verbs/index.ts"

export default power(
  "silent-a-thousand-cuts",
  "A Thousand Cuts",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "claw-slashes", hue: 145 } },
  { cost: 2, more: [whenYouReshuffle([damage(n(5), inTheRow)], [row])] },
  { cost: 2, more: [whenYouReshuffle([damage(n(7), inTheRow)], [row])] },
)
