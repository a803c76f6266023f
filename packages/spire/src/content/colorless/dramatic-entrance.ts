// Hardest at the very beginning.

import { eq, n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitRow, row } from "../../verbs/index.ts"

const entrance = (bonus: number) => ({
  cost: 0,
  keywords: ["exhaust"] as const,
  targets: [row],
  do: [hitRow(n(2), { bonus: n(bonus), if: eq(read("round", "this"), n(1)) })],
})

export default attack(
  "colorless-dramatic-entrance",
  "Dramatic Entrance",
  {
    character: "colorless",
    deck: "colorless",
    rarity: "uncommon",
    look: { glyph: "theater-curtains", hue: 355 },
  },
  entrance(1),
  entrance(3),
)
