// Verbs about retaining cards.

import { dataOf, factsOf, NEXT, NOBODY, opFor, verb, zoneId } from "@soulspire/kernel"
import type { Data, Table } from "../../state/new.ts"
import { zoneNo } from "../../zones.ts"

const op = opFor<Table, Data>()

/** Stays in the hand at the end of this turn. */
const retainOp = op(
  "retain",
  { whom: "whom" },
  {
    run(r, f, a) {
      dataOf(r, a.whom(r, f.env, NOBODY)).retained = r.s.table.round
      return NEXT
    },
  },
)
export const retain = verb(retainOp, ["whom"])

/** Cards that retain themselves, which some of them remember (STS-9.11). */
const keepRetainedOp = op(
  "keepRetained",
  { who: "seat" },
  {
    run(r, f, a) {
      for (const ref of r.s.zones[zoneId(r, zoneNo.hand, a.who(r, f.env, NOBODY))])
        if ((factsOf(r, ref)["retain"] ?? 0) > 0) dataOf(r, ref).retained = r.s.table.round
      return NEXT
    },
  },
)
export const keepRetained = verb(keepRetainedOp, ["who"])

export const retainOps = [retainOp, keepRetainedOp]
