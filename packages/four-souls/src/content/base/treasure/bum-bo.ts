// Eats cents, and grows by them. First edition: by counters like any others.

import { all, type Amount, type Cond, ge, instead, n, type Node, read, ref, same } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { addCounters, atLevel, firstAttackRoll, levelUp, youHave } from "../../../verbs/index.ts"

const print = (grow: (by: Amount) => Node, grown: (to: Amount) => Cond): Card =>
  treasure("bum-bo", "Bum-Bo!", { kind: "passive", look: { glyph: "piggy-bank", hue: 28 } }, [
    {
      k: "replace",
      event: "gainCents",
      when: same("would.who", "you"),
      do: [instead, grow(ref("would.amount"))],
    },
    youHave("attackRolls", n(2), all(grown(n(1)), firstAttackRoll)),
    youHave("attack", n(1), grown(n(10))),
    youHave("freeAttacks", 1, grown(n(25))),
  ])

export default editions(
  print(levelUp, atLevel),
  print(addCounters, (counters) => ge(read("counters", "this"), counters)),
)
