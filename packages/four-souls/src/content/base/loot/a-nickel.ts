// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../words/card.ts"
import { gainCents } from "../../../words/index.ts"

export default loot(
  "a-nickel",
  "A Nickel!",
  { count: 5, kind: "nickel", look: { glyph: "token", hue: 220, small: "dice-six-faces-five" } },
  [gainCents(n(5))],
)
