// What souls are worth: each more than the one before, and the last one the game.

import { type Seat, statOf } from "@soulspire/kernel"
import { type FourSoulsRun, soulsOf } from "../state/run.ts"
import { isTogether, soulsTogether } from "../rules/challenge/modes.ts"

/** Counted as if four of them won. */
const FULL = 4
export const WON = 1000
const LAST = 300

const worthOf = (souls: number): number => souls * 30 + souls * souls * 6

export const heldBy = (r: FourSoulsRun, seat: Seat): number =>
  isTogether(r) ? soulsTogether(r) : soulsOf(r, seat)

export const goalOf = (r: FourSoulsRun, seat: Seat): number => Math.max(1, statOf(r, seat, "goal"))

/** Rounds that are left are chances that are left. */
export const ROUND = 12

/** What of the time that is left a death takes away (FS-17.3). */
export function timeLostBy(r: FourSoulsRun, seat: Seat): number {
  const { timer, challenge, active, rules } = r.s.table
  if (!isTogether(r) || timer <= 0 || challenge !== "") return 0
  return active === seat || rules.timerOnDeath === "any-turn" ? ROUND : 0
}

function soulWorth(souls: number, goal: number): number {
  const scaled = (souls * FULL) / goal
  return souls >= goal ? LAST + worthOf(FULL) : worthOf(scaled)
}

export const soulsWorth = (r: FourSoulsRun, seat: Seat): number => soulWorth(heldBy(r, seat), goalOf(r, seat))

/** What so many more would bring. */
export function nextSouls(r: FourSoulsRun, seat: Seat, more: number): number {
  const [now, goal] = [heldBy(r, seat), goalOf(r, seat)]
  return soulWorth(now + more, goal) - soulWorth(now, goal)
}
