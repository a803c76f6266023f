// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { gainCents } from "../../../verbs/index.ts"

export default loot(
  "a-nickel",
  "A Nickel!",
  { count: 5, kind: "nickel", look: { glyph: "token", hue: 220, small: "dice-six-faces-five" } },
  [gainCents(n(5))],
)
