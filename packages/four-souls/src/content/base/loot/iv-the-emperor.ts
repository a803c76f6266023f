// Finds one of the next cards of the monster deck.

import { n } from "@soulspire/kernel"
import { loot } from "../../../words/card.ts"
import { lookAndKeep } from "../../../words/index.ts"

export default loot(
  "iv-the-emperor",
  "IV. The Emperor",
  { kind: "tarot", look: { glyph: "tarot-04-the-emperor", hue: 5 } },
  lookAndKeep("monster", n(5), n(1)),
)
