// How many shivs somebody has, and how many are left for all.

import type { Ref } from "@soulspire/kernel"
import { isSeat, player, type SpireRun } from "../../state/run.ts"

/** In the supply that all players share. */
const SUPPLY = 5

export const shivsLeft = (r: SpireRun): number =>
  SUPPLY - r.s.table.players.reduce((sum, each) => sum + each.shivs, 0)

export const shivReads = {
  shivs: (r: SpireRun, ref: Ref): number => (isSeat(r, ref) ? player(r, ref).shivs : 0),
}
