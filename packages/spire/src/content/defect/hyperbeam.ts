// All orbs for a hit on a row.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitRow, removeOrbs, row } from "../../verbs/index.ts"

export default attack(
  "defect-hyperbeam",
  "Hyperbeam",
  { character: "defect", deck: "rares", rarity: "rare", look: { glyph: "laser-blast", hue: 350 } },
  { cost: 2, targets: [row], do: [hitRow(n(5)), removeOrbs] },
  { cost: 2, targets: [row], do: [hitRow(n(7)), removeOrbs] },
)
