// Hits a row, and a card.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { draw, hitRow, row } from "../../verbs/index.ts"

export default attack(
  "defect-sweeping-beam",
  "Sweeping Beam",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "radar-sweep", hue: 0 },
  },
  { cost: 1, targets: [row], do: [hitRow(n(1)), draw(n(1))] },
  { cost: 1, targets: [row], do: [hitRow(n(2)), draw(n(1))] },
)
