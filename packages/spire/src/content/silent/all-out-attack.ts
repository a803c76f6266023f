// Hits a row for a card.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { discardFromHand, hitRow, row } from "../../verbs/index.ts"

export default attack(
  "silent-all-out-attack",
  "All-Out Attack",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "blade-fall", hue: 130 } },
  { cost: 1, targets: [row], do: [hitRow(n(2)), ...discardFromHand()] },
  { cost: 1, targets: [row], do: [hitRow(n(3)), ...discardFromHand()] },
)
