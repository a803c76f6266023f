// Stronger with every wound.

import { n, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { on, tillEndOfTurn } from "../../../verbs/index.ts"

export default monster(
  "dark-one",
  "Dark One",
  {
    kind: "boss",
    health: 3,
    evasion: 4,
    attack: 1,
    reward: { treasure: 1 },
    souls: 1,
    look: { glyph: "evil-eyes", hue: 260 },
  },
  [on("damage", same("ev.whom", "this"), [tillEndOfTurn("attack", n(1), "this")])],
)
