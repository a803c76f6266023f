// Harder to hit every other time it is hurt.

import { n, same } from "@soulspire/kernel"
import { monster } from "../../../card.ts"
import { on, tillEndOfTurn } from "../../../words.ts"

export default monster(
  "the-haunt",
  "The Haunt",
  { kind: "boss", health: 3, evasion: 4, attack: 1, reward: { treasure: 1 }, souls: 1 },
  [
    on("damage", same("ev.whom", "this"), [tillEndOfTurn("evasion", n(1), "this")], {
      nth: { every: 2, span: "turn" },
    }),
  ],
)
