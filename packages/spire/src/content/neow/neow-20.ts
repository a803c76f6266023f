// Another card, some gold, or two colorless ones at the price of a Curse.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gainCurse, gainMany, GREETING, transform } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default blessing(
  "neow-20",
  { locked: true, look: { glyph: "mermaid", hue: 178, small: "card-draw" } },
  GREETING,
  [transform(), [gainGold(n(5))], [...gainMany("colorless", n(2)), gainCurse]],
)
