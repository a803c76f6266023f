// Which cards are retained this turn, and which were last turn.

import { factsOf, object, type Ref } from "@soulspire/kernel"
import type { SpireRun } from "../../../state/run.ts"

const retainedIn = (r: SpireRun, ref: Ref): number => object(r, ref)?.data?.retained ?? 0

export const retainTests = {
  hasRetain: (r: SpireRun, ref: Ref): boolean => (factsOf(r, ref)["retain"] ?? 0) > 0,
  isRetained: (r: SpireRun, ref: Ref): boolean => object(r, ref)?.data?.retained === r.s.table.round,
  wasRetained: (r: SpireRun, ref: Ref): boolean =>
    retainedIn(r, ref) > 0 && retainedIn(r, ref) === r.s.table.round - 1,
}
