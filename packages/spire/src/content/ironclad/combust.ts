// Burns a row every turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { damage, inTheRow, oncePerTurn, row } from "../../verbs/index.ts"

export default power(
  "ironclad-combust",
  "Combust",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "fire-silhouette", hue: 18 } },
  { cost: 1, more: [oncePerTurn([damage(n(1), inTheRow)], [row])] },
  { cost: 1, more: [oncePerTurn([damage(n(2), inTheRow)], [row])] },
)
