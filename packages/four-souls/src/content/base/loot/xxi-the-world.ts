// Everybody's hand, and loot.

import { n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { lookAt, loot } from "../../../verbs/index.ts"

export default lootCard(
  "xxi-the-world",
  "XXI. The World",
  { kind: "tarot", look: { glyph: "tarot-21-the-world", hue: 150 } },
  [lookAt({ from: "hand" }), loot(n(2))],
)
