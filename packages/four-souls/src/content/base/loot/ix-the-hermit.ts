// Finds one of the next cards of the treasure deck.

import { n } from "@soulspire/kernel"
import { loot } from "../../../words/card.ts"
import { lookAndKeep } from "../../../words/index.ts"

export default loot(
  "ix-the-hermit",
  "IX. The Hermit",
  { kind: "tarot", look: { glyph: "tarot-09-the-hermit", hue: 250 } },
  lookAndKeep("treasure", n(5), n(1)),
)
