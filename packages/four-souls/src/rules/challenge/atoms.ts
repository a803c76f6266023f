// The timer (FS-17.3): it drops with every round and with deaths, and at 0 all have lost.

import { emit, type Seat } from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"
import { thawTable } from "../../state/write.ts"

/** So much less is left; nothing happens where no timer stands on the table. */
export function tick(r: FourSoulsRun, by = 1): void {
  const t = thawTable(r)
  if (t.timer <= 0) return
  t.timer = Math.max(0, t.timer - by)
  emit(r, { k: "timer", now: t.timer }, null)
}

/** Dying costs time as well: in one's own turn, or in any (RD-05). In a challenge it does not (FS-18.6). */
export function tickForDeath(r: FourSoulsRun, who: Seat): void {
  const t = r.s.table
  if (t.challenge === "" && (t.rules.timerOnDeath === "any-turn" || who === t.active)) tick(r)
}

export function setTimer(r: FourSoulsRun, now: number): void {
  thawTable(r).timer = now
  emit(r, { k: "timerSet", now }, null)
}
