// Who has won (chapter 16): by souls, by an ability, all together, or by the goal of a challenge alone.

import { permitted, pushProgram, type Seat, seatAfter, seatsOf, statOf, within } from "@soulspire/kernel"
import { isTogether, soulsTogether } from "./modes.ts"
import { type FourSoulsRun, player, soulsOf } from "../../state/run.ts"

/** Enough souls (FS-16.1): one's own, or those of all who play together (FS-17.5). */
export function hasEnoughSouls(r: FourSoulsRun, seat: Seat): boolean {
  const souls = isTogether(r) ? soulsTogether(r) : soulsOf(r, seat)
  return souls > 0 && souls >= statOf(r, seat, "goal")
}

/** The goal of a challenge: of all together, or of one against the others (FS-18.8). */
const meetsGoal = (r: FourSoulsRun, seat: Seat): boolean =>
  permitted(r, isTogether(r) ? "winTogether" : "winAlone", seat)

/** An ability may say so too (FS-16.3); in a challenge nothing counts but its goal (FS-18.7). */
const comesFirst = (r: FourSoulsRun, seat: Seat): boolean =>
  r.s.table.challenge === "" ? player(r, seat).won > 0 || hasEnoughSouls(r, seat) : meetsGoal(r, seat)

function somebodyComesFirst(r: FourSoulsRun): boolean {
  for (const seat of seatsOf(r.s)) if (comesFirst(r, seat)) return true
  return false
}

/**
 * Has somebody won, and does it count yet? A winner is looked for when something has resolved, never in the middle of it: the
 * steps of a death and whatever they set off are one such thing (FS-16.1, FS-16.4).
 */
export const isWon = (r: FourSoulsRun): boolean => somebodyComesFirst(r) && !within(r, "resolving")

const winsAtOnce = (r: FourSoulsRun): boolean => r.s.table.rules.simultaneousWin === "first"

/** RD-26: where the first one wins, a winner is looked for after every step, also in the middle of an effect. */
export function checkWin(r: FourSoulsRun): void {
  if (winsAtOnce(r) && somebodyComesFirst(r)) pushProgram(r, "win")
}

/** Who plays together wins together (FS-17.5). */
export const hasWon = (r: FourSoulsRun, seat: Seat): boolean =>
  isTogether(r) ? somebodyComesFirst(r) : comesFirst(r, seat) && !(winsAtOnce(r) && isLate(r, seat))

/** Has somebody come to it at the very same moment who is before this one in turn order, the active player first? */
function isLate(r: FourSoulsRun, seat: Seat): boolean {
  for (let i = 0; i < r.s.seats; i++) {
    const other = seatAfter(r, r.s.table.active, i)
    if (other === seat) return false
    if (comesFirst(r, other)) return true
  }
  return false
}
