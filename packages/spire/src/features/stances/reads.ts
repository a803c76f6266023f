// Which stances there are, and who is in which.

import type { Ref } from "@soulspire/kernel"
import { isSeat, player, type SpireRun } from "../../state/run.ts"

export const stances = ["neutral", "calm", "wrath"] as const
export type Stance = (typeof stances)[number]

const isIn =
  (stance: Stance) =>
  (r: SpireRun, ref: Ref): boolean =>
    isSeat(r, ref) && player(r, ref).stance === stance

export const stanceTests = { isInCalm: isIn("calm"), isInWrath: isIn("wrath") }

export const stanceReads = {
  switches: (r: SpireRun, ref: Ref): number => (isSeat(r, ref) ? player(r, ref).switches : 0),
}
