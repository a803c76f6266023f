// Every 6 heals.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { heal, whenRolled } from "../../../verbs/index.ts"

export default monster(
  "holy-dinga",
  "Holy Dinga",
  {
    kind: "holy",
    health: 3,
    evasion: 3,
    attack: 1,
    reward: { rollCents: 1 },
    look: { glyph: "turd", hue: 52, small: "angel-wings" },
  },
  [whenRolled(6, [heal(n(1), { whom: "ev.who" })])],
)
