// Votes that cards call for (FS-6.28).

import type { Part } from "../../state/part.ts"
import { voteOps } from "./ops.ts"
import { events, telling } from "./events.ts"

export const votes: Part = { ops: voteOps, events, telling }
