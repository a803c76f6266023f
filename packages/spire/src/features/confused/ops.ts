// The verb of confusing.

import { NEXT, NOBODY, propose, thisOf, verb } from "@soulspire/kernel"
import { sharesRow } from "../../combat/enemies/rows.ts"
import { op } from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"

/** Whoever stands in the row of the enemy that does it. */
const confuseOp = op(
  "confuse",
  { cost: "amount" },
  {
    run(r, f, a) {
      const cost = a.cost(r, f.env, NOBODY)
      for (const who of partyOf(r.s.table))
        if (sharesRow(r, who, thisOf(f.env))) propose(r, f, { k: "confuse", who, cost })
      return NEXT
    },
  },
)
export const confuse = verb(confuseOp, ["cost"])

export const confusedOps = [confuseOp]
