// Beginning in a later Act, and joining there (STS-13.6 to STS-13.8).

import type { Part } from "../../features/feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { quickStartOps } from "./ops.ts"
import { isStarting, shops, startersOf } from "./reads.ts"
import { quickStartRules } from "./rules.ts"

export const quickStart: Part = {
  programs: quickStartRules,
  ops: quickStartOps,
  tests: {
    someoneStarts: (r) => startersOf(r).length > 0,
    isStarting: (r, ref) => isStarting(r, ref),
    shops: (r, ref) => shops(r, ref),
  },
  en: english,
  it: italian,
}
