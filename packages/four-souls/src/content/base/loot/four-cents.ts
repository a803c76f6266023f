// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { gainCents } from "../../../verbs/index.ts"

export default loot(
  "four-cents",
  "4 Cents!",
  { count: 9, kind: "4c", look: { glyph: "coins", hue: 40, small: "dice-six-faces-four" } },
  [gainCents(n(4))],
)
