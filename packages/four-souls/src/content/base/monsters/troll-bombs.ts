// Damage.

import { n } from "@soulspire/kernel"
import { event } from "../../../words/card.ts"
import { take } from "../../../words/index.ts"

export default event(
  "troll-bombs",
  "Troll Bombs",
  { kind: "bad-event", look: { glyph: "rolling-bomb", hue: 15 } },
  [[take(n(2))]],
)
