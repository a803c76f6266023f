// Finds one of the next cards of the treasure deck.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { lookAndKeep } from "../../../verbs/index.ts"

export default loot(
  "ix-the-hermit",
  "IX. The Hermit",
  { kind: "tarot", look: { glyph: "tarot-09-the-hermit", hue: 250 } },
  lookAndKeep("treasure", n(5), n(1)),
)
