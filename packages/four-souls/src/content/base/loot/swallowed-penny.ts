// Cents for damage.

import { n } from "@soulspire/kernel"
import { trinket } from "../../../words/card.ts"
import { gainCents, whenYouTakeDamage } from "../../../words/index.ts"

export default trinket(
  "swallowed-penny",
  "Swallowed Penny",
  { look: { glyph: "stomach", hue: 18, small: "token" } },
  [whenYouTakeDamage([gainCents(n(1))])],
)
