// Finds one of the next cards of the loot deck.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { lookAndKeep } from "../../../verbs/index.ts"

export default loot(
  "xviii-the-moon",
  "XVIII. The Moon",
  { kind: "tarot", look: { glyph: "tarot-18-the-moon", hue: 235 } },
  lookAndKeep("loot", n(5), n(1)),
)
