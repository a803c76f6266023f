// What programs and cards ask about counters.

import type { Reads } from "../../state/part.ts"
import { countersOn, LEVEL } from "./counters.ts"

export const reads: Reads = {
  counters: (r, ref) => countersOn(r, ref),
  level: (r, ref) => countersOn(r, ref, LEVEL),
  gold: (r, ref) => countersOn(r, ref, "gold"),
}
