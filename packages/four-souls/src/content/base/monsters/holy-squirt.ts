// Loot for every 5.

import { n } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { loot, whenRolled } from "../../../verbs/index.ts"

export default monster(
  "holy-squirt",
  "Holy Squirt",
  {
    kind: "holy",
    health: 2,
    evasion: 3,
    attack: 1,
    reward: { loot: 2 },
    look: { glyph: "splashy-stream", hue: 52, small: "angel-wings" },
  },
  [whenRolled(5, [loot(n(1), { who: "ev.who" })])],
)
