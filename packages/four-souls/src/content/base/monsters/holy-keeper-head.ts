// Cents for every 4.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { gainCents, whenRolled } from "../../../verbs/index.ts"

export default monster(
  "holy-keeper-head",
  "Holy Keeper Head",
  {
    kind: "holy",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { rollCents: 1 },
    look: { glyph: "dead-head", hue: 52, small: "angel-wings" },
  },
  [whenRolled(4, [gainCents(n(2), { who: "ev.who" })])],
)
