// Every 1 costs.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { loseCents, whenRolled } from "../../../verbs/index.ts"

export default monster(
  "cursed-keeper-head",
  "Cursed Keeper Head",
  {
    kind: "cursed",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { rollCents: 1 },
    look: { glyph: "dead-head", hue: 285, small: "cursed-star" },
  },
  [whenRolled(1, [loseCents(n(2), { who: "ev.who" })])],
)
