// Stronger with every wound.

import { n, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { on, tillEndOfTurn } from "../../../verbs/index.ts"

export default monster(
  "war",
  "War",
  {
    kind: "boss",
    health: 3,
    evasion: 3,
    attack: 1,
    reward: { cents: 8 },
    souls: 1,
    look: { glyph: "mounted-knight", hue: 4 },
  },
  [on("damage", same("ev.whom", "this"), [tillEndOfTurn("attack", n(1), "this")])],
)
