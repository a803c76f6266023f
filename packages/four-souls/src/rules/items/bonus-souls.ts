// Bonus souls are gained the moment their condition is true (FS-2.4.5), also in the middle of an effect.

import { firstAllowed, pushProgram, type Ref, type Seat, seatAfter, zone } from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"

const inTurn = (r: FourSoulsRun): Seat[] =>
  r.s.table.players.map((_each, i) => seatAfter(r, r.s.table.active, i))

/** A bonus soul that somebody has come to: the active player first, then in turn order (FS-Q-12). */
export function claimable(r: FourSoulsRun): { soul: Ref; seat: Seat } | null {
  const souls = r.s.zones[zone(r, "bonus")]
  if (souls.length === 0) return null
  let seats = inTurn(r)
  let found: { soul: Ref; seat: Seat } | null = null
  for (const soul of souls) {
    const at = firstAllowed(r, "claim", seats, soul)
    if (at < 0) continue
    found = { soul, seat: seats[at] }
    // Another one comes first only to those before.
    seats = seats.slice(0, at)
  }
  return found
}

/** Everybody who has come to it, in turn order from the active player. */
export const claimants = (r: FourSoulsRun, soul: Ref): Seat[] =>
  inTurn(r).filter((seat) => firstAllowed(r, "claim", [seat], soul) === 0)

/** Asked after every step that has changed something. The gain comes next, before whatever made the change goes on. */
export function checkBonusSouls(r: FourSoulsRun): void {
  if (claimable(r) !== null) pushProgram(r, "claimBonusSouls")
}
