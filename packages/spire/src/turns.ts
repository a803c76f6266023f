// Whose turn it is where players take turns (STS-13.3), and who can still turn the die (STS-7.4).

import { NOBODY, offerActs, type Ref, type Seat, zoneId } from "@soulspire/kernel"
import { isSeat, player, type SpireRun } from "./run.ts"
import { partyOf } from "./types.ts"
import { zoneNo } from "./zones.ts"

export const isAlive = (r: SpireRun, ref: Ref): boolean => isSeat(r, ref) && player(r, ref).dead === 0

/** From the bottom row up, whoever has not had a turn this round; NOBODY when all have. */
export function nextInTurn(r: SpireRun): Seat {
  const { table } = r.s
  let next = NOBODY
  for (const seat of partyOf(table))
    if (player(r, seat).took < table.round && (next === NOBODY || player(r, seat).row < player(r, next).row))
      next = seat
  return next
}

/** Does this player have something that changes the die? */
export function canChangeDie(r: SpireRun, seat: Seat): boolean {
  let found = false
  offerActs(r, seat, "change", r.s.zones[zoneId(r, zoneNo.items, seat)], () => {
    found = true
  })
  return found
}
