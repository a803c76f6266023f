// Whose turn it is where players take turns (STS-13.3), who can still turn the die (STS-7.4), and who says what comes next.

import { heldBack, NOBODY, offerActs, type Ref, type Seat, zoneId } from "@soulspire/kernel"
import { isSeat, player, type SpireRun } from "../../state/run.ts"
import { isThere, partyOf } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

export const isAlive = (r: SpireRun, ref: Ref): boolean => isSeat(r, ref) && isThere(player(r, ref))

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

/** Whoever has something that waits says when it comes; where nobody has, somebody must. */
export function hasSay(r: SpireRun, seat: Seat): boolean {
  const { table } = r.s
  const party = partyOf(table)
  const owners = heldBack(r)
    .map(({ controller }) => controller)
    .filter((each) => party.includes(each))
  if (owners.length > 0 || heldBack(r).length === 0) return owners.includes(seat)
  return seat === (table.turnOf === NOBODY ? party[0] : table.turnOf)
}
