// What was set off and has not happened yet, and never does.

import type { Pending } from "@soulspire/kernel"
import type { SpireRun } from "../../state/run.ts"

export function forgetWaiting(r: SpireRun, which: (each: Pending) => boolean): void {
  r.s.pending = r.s.pending.filter((each) => !which(each))
}
