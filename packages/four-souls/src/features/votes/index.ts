// Votes that cards call for (FS-6.28).

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { voteOps } from "./ops.ts"
import { voteRules } from "./rules.ts"
import { events, telling } from "./events.ts"

export const votes: Part = { programs: voteRules, ops: voteOps, events, telling, en: english, it: italian }
