// A combat (chapters 6 to 9): `round/` tells its course, `plays/` what players do, `enemies/` what they meet, `hits/` what that
// comes to. What only some characters have is in `features/`.

import type { Part } from "../features/feature.ts"
import { atoms } from "./atoms/index.ts"
import { enemies } from "./enemies/index.ts"
import { hits } from "./hits/index.ts"
import { plays } from "./plays/index.ts"
import { combatReads, combatTests } from "./reads.ts"
import { round } from "./round/index.ts"
import { stats } from "./stats.ts"
import { resources } from "./resources/index.ts"

export const combat: readonly Part[] = [
  plays,
  round,
  hits,
  enemies,
  resources,
  { atoms, stats, reads: combatReads, tests: combatTests },
]
