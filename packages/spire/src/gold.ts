// Paying: with one's own gold, and with what others have laid on the table for it (STS-4.13).

import type { Seat } from "@soulspire/kernel"
import { player, type SpireRun } from "./run.ts"
import { partyOf } from "./types.ts"

/** What the others would pay of somebody's purchase. */
export const lentTo = (r: SpireRun, seat: Seat): number =>
  partyOf(r.s.table).reduce((sum, other) => sum + (other === seat ? 0 : player(r, other).offered), 0)

/** The most that somebody could spend here. */
export const goldFor = (r: SpireRun, seat: Seat): number => player(r, seat).gold + lentTo(r, seat)

/** So much of it comes from the others, who pay in the order of their seats. */
export function payGold(r: SpireRun, seat: Seat, amount: number, lent: number): void {
  const own = player(r, seat)
  own.gold -= amount - lent
  own.offered = Math.min(own.offered, own.gold)
  let left = lent
  for (const other of partyOf(r.s.table)) {
    if (other === seat || left === 0) continue
    const helper = player(r, other)
    const part = Math.min(left, helper.offered)
    helper.offered -= part
    helper.gold -= part
    left -= part
  }
}
