// Damage for every 2.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { take, whenRolled } from "../../../verbs/index.ts"

export default monster(
  "cursed-horf",
  "Cursed Horf",
  {
    kind: "cursed",
    health: 1,
    evasion: 4,
    attack: 1,
    reward: { cents: 3 },
    look: { glyph: "toad-teeth", hue: 285, small: "cursed-star" },
  },
  [whenRolled(2, [take(n(2), { who: "ev.who" })])],
)
