// A hit on a row for nothing.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitRow, row } from "../../verbs/index.ts"

export default attack(
  "watcher-consecrate",
  "Consecrate",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "holy-symbol", hue: 50 },
  },
  { cost: 0, targets: [row], do: [hitRow(n(1))] },
  { cost: 0, targets: [row], do: [hitRow(n(2))] },
)
