// Any 6 of the active player ends the turn.

import { all, eq, n, ref, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { cancelAll, endTurn, on } from "../../../verbs/index.ts"

export default monster(
  "cursed-moms-hand",
  "Cursed Mom's Hand",
  {
    kind: "cursed",
    health: 2,
    evasion: 4,
    attack: 1,
    reward: { cents: 4 },
    look: { glyph: "severed-hand", hue: 290, small: "cursed-star" },
  },
  [on("rolls", all(same("ev.who", "active"), eq(ref("ev.value"), n(6))), [cancelAll(), endTurn()])],
)
