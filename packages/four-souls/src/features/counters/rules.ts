// Counters that are removed (FS-6.7.1).

import { all, type Body, ge, give, loop, minus, not, read, ref, set, takes, when } from "@soulspire/kernel"
import { removeAlikeCounters, removeOneCounter } from "./ops.ts"

export const counterRules: Record<string, Body> = {
  // As long as it makes a difference which, one counter after another; what is left goes at once. None where there are fewer.
  removeCounters: [
    takes("whom", "amount"),
    when(
      ge(read("counters", "whom"), ref("amount")),
      [
        set("left", ref("amount")),
        loop(
          all(
            ge(ref("left"), 1),
            { test: "hasSeveralCounters", of: "whom" },
            not(ge(ref("left"), read("counters", "whom"))),
          ),
          [removeOneCounter("whom"), set("left", minus(ref("left"), 1))],
        ),
        removeAlikeCounters("whom", ref("left")),
        give("did", 1),
      ],
      [give("did", -1)],
    ),
  ],
}
