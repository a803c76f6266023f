// Hits a row.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitRow, row } from "../../verbs/index.ts"

export default attack(
  "ironclad-cleave",
  "Cleave",
  {
    character: "ironclad",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "axe-swing", hue: 12 },
  },
  { cost: 1, targets: [row], do: [hitRow(n(2))] },
  { cost: 1, targets: [row], do: [hitRow(n(3))] },
)
