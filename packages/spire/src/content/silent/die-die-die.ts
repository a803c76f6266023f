// Hits a row hard, once.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitRow, row } from "../../verbs/index.ts"

export default attack(
  "silent-die-die-die",
  "Die Die Die",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "triple-skulls", hue: 125 } },
  { cost: 1, keywords: ["exhaust"], targets: [row], do: [hitRow(n(3))] },
  { cost: 1, keywords: ["exhaust"], targets: [row], do: [hitRow(n(4))] },
)
