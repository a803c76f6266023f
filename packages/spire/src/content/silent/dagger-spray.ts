// Several hits on a row.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitRow, row } from "../../verbs/index.ts"

export default attack(
  "silent-dagger-spray",
  "Dagger Spray",
  {
    character: "silent",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "thrown-daggers", hue: 140 },
  },
  { cost: 1, targets: [row], do: [hitRow(n(1), { times: n(2) })] },
  { cost: 1, targets: [row], do: [hitRow(n(1), { times: n(3) })] },
)
