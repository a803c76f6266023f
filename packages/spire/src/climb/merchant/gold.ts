// Paying: with one's own gold, and with what others have laid on the table for it (STS-4.13).

import type { Seat } from "@soulspire/kernel"
import { player, type SpireRun } from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"

/** What the others would pay of somebody's purchase. */
export const lentTo = (r: SpireRun, seat: Seat): number =>
  partyOf(r.s.table).reduce((sum, other) => sum + (other === seat ? 0 : player(r, other).offered), 0)

/** The most that somebody could spend here. */
export const goldFor = (r: SpireRun, seat: Seat): number => player(r, seat).gold + lentTo(r, seat)
