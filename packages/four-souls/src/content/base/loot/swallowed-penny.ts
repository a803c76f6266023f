// Cents for damage.

import { n } from "@soulspire/kernel"
import { trinket } from "../../../card.ts"
import { gainCents, whenYouTakeDamage } from "../../../words.ts"

export default trinket(
  "swallowed-penny",
  "Swallowed Penny",
  { look: { glyph: "stomach", hue: 18, small: "token" } },
  [whenYouTakeDamage([gainCents(n(1))])],
)
