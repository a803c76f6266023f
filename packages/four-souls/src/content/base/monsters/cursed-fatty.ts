// Every 5 costs loot.

import { monster } from "../../../verbs/card.ts"
import { discard, whenRolled } from "../../../verbs/index.ts"

export default monster(
  "cursed-fatty",
  "Cursed Fatty",
  {
    kind: "cursed",
    health: 4,
    evasion: 2,
    attack: 1,
    reward: { loot: 2 },
    look: { glyph: "fat", hue: 285, small: "cursed-star" },
  },
  [whenRolled(5, [discard(1, { who: "ev.who" })])],
)
