// Finds one of the next cards of the monster deck.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { lookAndKeep } from "../../../verbs/index.ts"

export default loot(
  "iv-the-emperor",
  "IV. The Emperor",
  { kind: "tarot", look: { glyph: "tarot-04-the-emperor", hue: 5 } },
  lookAndKeep("monster", n(5), n(1)),
)
