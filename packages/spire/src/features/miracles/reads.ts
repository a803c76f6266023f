// How many miracles somebody has, and how many are left for all.

import type { Ref } from "@soulspire/kernel"
import { isSeat, player, spendable, type SpireRun } from "../../state/run.ts"

/** In the supply that all players share. */
const SUPPLY = 5

export const miraclesLeft = (r: SpireRun): number =>
  SUPPLY - r.s.table.players.reduce((sum, each) => sum + each.miracles, 0)

export const miracleReads = {
  miracles: (r: SpireRun, ref: Ref): number => (isSeat(r, ref) ? player(r, ref).miracles : 0),
  /** What can be paid for X: energy and what can stand for it, but no more than it costs where that is fixed (STS-Q-41). */
  spendable(r: SpireRun, ref: Ref): number {
    if (!isSeat(r, ref)) return 0
    const { confused } = player(r, ref)
    return confused > 0 ? Math.min(confused, spendable(r, ref)) : spendable(r, ref)
  },
}
