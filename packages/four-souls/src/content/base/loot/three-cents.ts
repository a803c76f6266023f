// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { gainCents } from "../../../verbs/index.ts"

export default loot(
  "three-cents",
  "3 Cents!",
  { count: 15, kind: "3c", look: { glyph: "coins", hue: 34, small: "dice-six-faces-three" } },
  [gainCents(n(3))],
)
