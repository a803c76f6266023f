// Any 6 of the active player ends the turn. First edition: and cancels nothing.

import { all, type Body, eq, n, ref, same } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { cancelAll, endTurn, on } from "../../../verbs/index.ts"

const print = (body: Body): Card =>
  monster(
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
    [on("rolls", all(same("ev.who", "active"), eq(ref("ev.value"), n(6))), body)],
  )

export default editions(print([cancelAll(), endTurn()]), print([endTurn()]))
