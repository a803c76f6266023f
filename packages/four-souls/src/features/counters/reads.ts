// What programs and cards ask about counters.

import type { Reads, Tests } from "../../state/part.ts"
import { countersBy, countersOn, LEVEL } from "./counters.ts"

export const reads: Reads = {
  counters: (r, ref) => countersOn(r, ref),
  level: (r, ref) => countersOn(r, ref, LEVEL),
  gold: (r, ref) => countersOn(r, ref, "gold"),
}

export const tests: Tests = {
  /** Are counters of more than one kind on it? */
  hasSeveralCounters: (r, ref) => countersBy(r, ref).length > 1,
}
