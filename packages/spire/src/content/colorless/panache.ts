// Damage at the end of a turn in which the hand was emptied.

import { n, when } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { damage, endOfTurn, inTheRow } from "../../verbs/index.ts"
import { chooseRow, emptyHand } from "../../verbs/items.ts"

const flourish = (amount: number) => endOfTurn(when(emptyHand, [chooseRow, damage(n(amount), inTheRow)]))

export default power(
  "colorless-panache",
  "Panache",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "star-swirl", hue: 320 } },
  { cost: 0, more: [flourish(3)] },
  { cost: 0, more: [flourish(5)] },
)
