// Who stands in whose row.

import { object, type Ref, type Seat } from "@soulspire/kernel"
import { isSeat, player, type SpireRun } from "../../state/run.ts"
import { EVERY_ROW, partyOf } from "../../state/types.ts"

const NOWHERE = -2
const rowOf = (r: SpireRun, ref: Ref): number =>
  isSeat(r, ref) ? player(r, ref).row : (object(r, ref)?.data?.row ?? NOWHERE)

/** Players or enemies, the dead ones where they stood. A boss is in every row (STS-6.1). */
export function sharesRow(r: SpireRun, one: Ref, other: Ref): boolean {
  const [first, second] = [rowOf(r, one), rowOf(r, other)]
  return first === second || first === EVERY_ROW || second === EVERY_ROW
}

/** The party from the bottom row up; whoever stands lowest speaks for all where nobody else does. */
export const fromBelow = (r: SpireRun): Seat[] =>
  partyOf(r.s.table).toSorted((a, b) => player(r, a).row - player(r, b).row)
export const lowest = (r: SpireRun): Seat => fromBelow(r)[0]
