// What an object does as it enters play, without using the stack (FS-2.5.1).

import { actsOf, object, push, type Ref } from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"

/** Runs next, before anything else goes on. */
export function enters(r: FourSoulsRun, ref: Ref): void {
  const o = object(r, ref)
  if (o === null) return
  for (const ability of actsOf(r, o, "enters"))
    push(r, r.m.abilities[ability].p, { this: ref, you: o.controller, did: 0 })
}
