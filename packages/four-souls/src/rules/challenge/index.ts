// How a game is won, together or alone (chapters 16 to 18): modes, the timer, challenges with their bosses and minions.

import type { Part } from "../../state/part.ts"
import { challengeOps } from "./ops.ts"
import { tests } from "./reads.ts"
import { events, telling } from "./events.ts"

export const challenge: Part = { ops: challengeOps, tests, events, telling }
