// The way up (chapters 2, 4 and 5): set-up, the map, and what is in its rooms.

import type { Part } from "../features/feature.ts"
import { keys } from "./keys/index.ts"
import { lateOps } from "./late-decks.ts"
import { map } from "./map/index.ts"
import { quickStart } from "./quick-start/index.ts"
import { merchant } from "./merchant/index.ts"
import { climbOps } from "./ops.ts"
import { climbReads, climbTests } from "./reads.ts"
import { rewards } from "./rewards/index.ts"
import { rooms } from "./rooms/index.ts"
import { climbRules } from "./rules.ts"

export const climb: readonly Part[] = [
  map,
  keys,
  quickStart,
  rewards,
  rooms,
  merchant,
  { programs: climbRules, ops: [...climbOps, ...lateOps], reads: climbReads, tests: climbTests },
]
