// Bonus souls are gained the moment their condition is true (FS-2.4.5), also in the middle of an effect.

import { allowsItself, pushProgram, type Ref, type Seat, seatAfter, zone } from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"

/** A bonus soul that somebody has come to: the active player first, then in turn order (FS-Q-12). */
export function claimable(r: FourSoulsRun): { soul: Ref; seat: Seat } | null {
  const souls = r.s.zones[zone(r, "bonus")]
  if (souls.length === 0) return null
  for (let i = 0; i < r.s.seats; i++) {
    const seat = seatAfter(r, r.s.table.active, i)
    for (const soul of souls) if (allowsItself(r, "claim", seat, soul)) return { soul, seat }
  }
  return null
}

/** Everybody who has come to it, in turn order from the active player. */
export const claimants = (r: FourSoulsRun, soul: Ref): Seat[] =>
  r.s.table.players
    .map((_each, i) => seatAfter(r, r.s.table.active, i))
    .filter((seat) => allowsItself(r, "claim", seat, soul))

/** Asked after every step that has changed something. The gain comes next, before whatever made the change goes on. */
export function checkBonusSouls(r: FourSoulsRun): void {
  if (claimable(r) !== null) pushProgram(r, "claimBonusSouls")
}
