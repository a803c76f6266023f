// What programs and cards ask about death: who is alive, and who killed what dies just now.

import type { Tests, Whoms } from "../../state/part.ts"
import { isSeat, killerOf, player, killerOrActiveOf } from "../../state/run.ts"

export const whoms: Whoms = { killer: killerOf, killerOrActive: killerOrActiveOf }

export const tests: Tests = {
  isAlive: (r, ref) => isSeat(r, ref) && player(r, ref).died === 0,
}
