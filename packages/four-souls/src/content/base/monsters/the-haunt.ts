// Harder to hit every other time it is hurt.
// First edition: for every 2 points of damage in a turn. Now every other time, however much it is.

import { n, type Ordinal, same } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { on, tillEndOfTurn } from "../../../verbs/index.ts"

const print = (nth: Ordinal): Card =>
  monster(
    "the-haunt",
    "The Haunt",
    {
      kind: "boss",
      health: 3,
      evasion: 4,
      attack: 1,
      reward: { treasure: 1 },
      souls: 1,
      look: { glyph: "haunting", hue: 220 },
    },
    [on("damage", same("ev.whom", "this"), [tillEndOfTurn("evasion", n(1), "this")], { nth })],
  )

export default editions(print({ every: 2, span: "turn" }), print({ every: 2, of: "amount", span: "turn" }))
