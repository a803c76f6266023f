// Burns a row, and dazes its owner.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { daze, hitRow, row } from "../../verbs/index.ts"

export default attack(
  "ironclad-immolate",
  "Immolate",
  { character: "ironclad", deck: "rares", rarity: "rare", unlock: 1, look: { glyph: "pyre", hue: 12 } },
  { cost: 2, targets: [row], do: [hitRow(n(5)), daze(n(2))] },
  { cost: 2, targets: [row], do: [hitRow(n(7)), daze(n(2))] },
)
