// Damage.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { take } from "../../../verbs/index.ts"

export default event(
  "troll-bombs",
  "Troll Bombs",
  { kind: "bad-event", look: { glyph: "rolling-bomb", hue: 15 } },
  [[take(n(2))]],
)
