// Hits a row, and dark.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { channel, hitRow, row } from "../../verbs/index.ts"

export default attack(
  "defect-doom-and-gloom",
  "Doom and Gloom",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "eclipse-flare", hue: 275 } },
  { cost: 2, targets: [row], do: [hitRow(n(2)), channel("dark")] },
  { cost: 2, targets: [row], do: [hitRow(n(3)), channel("dark")] },
)
