// Counters and levels (FS-6.7, FS-6.19).

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { counterOps } from "./ops.ts"
import { reads, tests } from "./reads.ts"
import { counterRules } from "./rules.ts"
import { events, telling } from "./events.ts"

export const counters: Part = {
  programs: counterRules,
  ops: counterOps,
  reads,
  tests,
  events,
  telling,
  en: english,
  it: italian,
}
