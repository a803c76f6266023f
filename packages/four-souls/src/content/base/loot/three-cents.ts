// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../words/card.ts"
import { gainCents } from "../../../words/index.ts"

export default loot(
  "three-cents",
  "3 Cents!",
  { count: 15, kind: "3c", look: { glyph: "coins", hue: 34, small: "dice-six-faces-three" } },
  [gainCents(n(3))],
)
