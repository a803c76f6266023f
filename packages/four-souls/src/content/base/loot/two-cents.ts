// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { gainCents } from "../../../verbs/index.ts"

export default loot(
  "two-cents",
  "2 Cents!",
  { count: 12, kind: "2c", look: { glyph: "coins", hue: 28, small: "dice-six-faces-two" } },
  [gainCents(n(2))],
)
