// Twice the loot for somebody till end of turn.
// First edition: used twice it doubles once. Now each use is a replacement of its own, one after the other.

import { all, type Amount, type Cond, edit, eq, later, ref, same } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { aim, players, tap } from "../../../verbs/index.ts"

const theirs = same("would.who", "it1")
const twice: Amount = { mul: [ref("would.amount"), 2] }

const print = (when: Cond, made: Record<string, Amount>): Card =>
  treasure("two-of-clubs", "Two of Clubs", { kind: "active", look: { glyph: "card-2-clubs", hue: 215 } }, [
    tap([later({ k: "replace", event: "loot", when, do: [edit(made)] }, "turn")], aim(players)),
  ])

export default editions(
  print(theirs, { amount: twice }),
  print(all(theirs, eq(ref("would.doubled"), 0)), { amount: twice, doubled: 1 }),
)
