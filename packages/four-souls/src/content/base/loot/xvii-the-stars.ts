// Treasure.

import { n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { gainTreasure } from "../../../verbs/index.ts"

export default lootCard(
  "xvii-the-stars",
  "XVII. The Stars",
  { kind: "tarot", look: { glyph: "tarot-17-the-star", hue: 215 } },
  [gainTreasure(n(1))],
)
