// Verbs about retaining cards.

import { dataOf, factsOf, NEXT, NOBODY, verb, zoneId } from "@soulspire/kernel"
import { note } from "../../../state/note.ts"
import { op } from "../../../state/run.ts"
import { zoneNo } from "../../../state/zones.ts"

/** Stays in the hand at the end of this turn. */
const retainOp = op(
  "retain",
  { whom: "whom" },
  {
    run(r, f, a) {
      note(dataOf(r, a.whom(r, f.env, NOBODY)), "retained", r.s.table.round)
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
        if ((factsOf(r, ref)["retain"] ?? 0) > 0) note(dataOf(r, ref), "retained", r.s.table.round)
      return NEXT
    },
  },
)
export const keepRetained = verb(keepRetainedOp, ["who"])

export const retainOps = [retainOp, keepRetainedOp]
