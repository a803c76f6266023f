// Much damage at the end of each turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { damage, endOfTurn, inTheRow } from "../../verbs/index.ts"
import { chooseRow } from "../../verbs/items.ts"

export default power(
  "watcher-omega",
  "Omega",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "omega", hue: 315 } },
  { cost: 3, more: [endOfTurn(chooseRow, damage(n(5), inTheRow))] },
  { cost: 3, more: [endOfTurn(chooseRow, damage(n(6), inTheRow))] },
)
