// How many miracles somebody has, and how many are left for all.

import type { Ref } from "@soulspire/kernel"
import { isSeat, player, spendable, type SpireRun } from "../../state/run.ts"

/** In the supply that all players share. */
const SUPPLY = 5

export const miraclesLeft = (r: SpireRun): number =>
  SUPPLY - r.s.table.players.reduce((sum, each) => sum + each.miracles, 0)

export const miracleReads = {
  miracles: (r: SpireRun, ref: Ref): number => (isSeat(r, ref) ? player(r, ref).miracles : 0),
  /** Energy and what can stand for it. */
  spendable: (r: SpireRun, ref: Ref): number => (isSeat(r, ref) ? spendable(r, ref) : 0),
}
