// Hits a row for every frost.

import { n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitRow, row } from "../../verbs/index.ts"

const times = read("frost", "you")

export default attack(
  "defect-blizzard",
  "Blizzard",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "snowing", hue: 205 } },
  { cost: 1, targets: [row], do: [hitRow(n(2), { times })] },
  { cost: 1, targets: [row], do: [hitRow(n(3), { times })] },
)
