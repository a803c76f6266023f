// A cent for every 1.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { gainCents, whenRolled } from "../../../verbs/index.ts"

export default monster(
  "holy-dip",
  "Holy Dip",
  {
    kind: "holy",
    health: 1,
    evasion: 4,
    attack: 1,
    reward: { cents: 1 },
    look: { glyph: "dripping-goo", hue: 52, small: "angel-wings" },
  },
  [whenRolled(1, [gainCents(n(1), { who: "ev.who" })])],
)
