// Damage to everybody.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { players, take } from "../../../verbs/index.ts"

export default event(
  "mega-troll-bomb",
  "Mega Troll Bomb!",
  { kind: "bad-event", look: { glyph: "rolling-bomb", hue: 0, small: "surprised-skull" } },
  [[take(n(2), { who: players })]],
)
