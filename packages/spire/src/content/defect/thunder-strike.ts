// Hits a row for every lightning.

import { n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitRow, row } from "../../verbs/index.ts"

const times = read("lightning", "you")

export default attack(
  "defect-thunder-strike",
  "Thunder Strike",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "thunder-struck", hue: 47 } },
  { cost: 3, targets: [row], do: [hitRow(n(4), { times })] },
  { cost: 3, targets: [row], do: [hitRow(n(6), { times })] },
)
