// Nine lives: counters are lost instead of health.

import { all, edit, ge, minus, read, ref, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { removeCountersOrAll } from "../../../verbs/index.ts"

export default treasure(
  "the-dead-cat",
  "The Dead Cat",
  { kind: "passive", guppy: true, counters: 9, look: { glyph: "schrodingers-cat-dead", hue: 250 } },
  [
    {
      k: "replace",
      event: "damage",
      when: all(same("would.whom", "you"), ge(read("counters", "this"), 1)),
      do: [
        removeCountersOrAll("lost", ref("would.amount")),
        edit({ amount: minus(ref("would.amount"), ref("lost")) }),
      ],
    },
  ],
)
