// Who has just begun (STS-13.6, STS-13.7).

import type { Ref, Seat } from "@soulspire/kernel"
import { isSeat, player, type SpireRun } from "../../state/run.ts"
import { isThere, partyOf } from "../../state/types.ts"

export const isStarting = (r: SpireRun, ref: Ref): boolean => isSeat(r, ref) && player(r, ref).starting > 0

export const startersOf = (r: SpireRun): Seat[] => partyOf(r.s.table).filter((seat) => isStarting(r, seat))

/** Who is at the merchant's: all, or those alone who have just begun. */
export const shoppersOf = (r: SpireRun): Seat[] => {
  const starters = startersOf(r)
  return starters.length > 0 ? starters : partyOf(r.s.table)
}

export const shops = (r: SpireRun, ref: Ref): boolean =>
  isSeat(r, ref) && isThere(player(r, ref)) && shoppersOf(r).includes(ref)
