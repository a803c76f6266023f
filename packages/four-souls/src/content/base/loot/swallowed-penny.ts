// Cents for damage.

import { n } from "@soulspire/kernel"
import { trinket } from "../../../verbs/card.ts"
import { gainCents, whenYouTakeDamage } from "../../../verbs/index.ts"

export default trinket(
  "swallowed-penny",
  "Swallowed Penny",
  { look: { glyph: "stomach", hue: 18, small: "token" } },
  [whenYouTakeDamage([gainCents(n(1))])],
)
