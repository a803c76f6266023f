// Cents.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { gainCents } from "../../../verbs/index.ts"

export default loot(
  "a-dime",
  "A Dime!!",
  { count: 1, kind: "nickel", look: { glyph: "token", hue: 205, small: "dice-six-faces-six" } },
  [gainCents(n(10))],
)
