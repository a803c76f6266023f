// Poison every turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { foe, inTheRow, poison, row, startOfTurnAt } from "../../verbs/index.ts"

export default power(
  "silent-noxious-fumes",
  "Noxious Fumes",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "poison-gas", hue: 90 } },
  { cost: 1, more: [startOfTurnAt([foe], poison(n(1)))] },
  { cost: 1, more: [startOfTurnAt([row], poison(n(1), inTheRow))] },
)
