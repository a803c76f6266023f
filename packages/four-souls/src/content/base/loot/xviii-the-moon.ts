// Finds one of the next cards of the loot deck.

import { n } from "@soulspire/kernel"
import { loot } from "../../../card.ts"
import { lookAndKeepOne } from "../../../words.ts"

export default loot(
  "xviii-the-moon",
  "XVIII. The Moon",
  { kind: "tarot", look: { glyph: "tarot-18-the-moon", hue: 235 } },
  lookAndKeepOne("loot", n(5)),
)
