// When nothing is left to draw.

import { n, not } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitRow, row } from "../../verbs/index.ts"

const nothingLeft = not({ exists: { from: "draw", of: "you" } })

export default attack(
  "silent-grand-finale",
  "Grand Finale",
  {
    character: "silent",
    deck: "rares",
    rarity: "rare",
    unlock: 1,
    look: { glyph: "firework-rocket", hue: 320 },
  },
  { cost: 0, when: nothingLeft, targets: [row], do: [hitRow(n(10))] },
  { cost: 0, when: nothingLeft, targets: [row], do: [hitRow(n(12))] },
)
