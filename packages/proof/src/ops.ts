// All verbs of the proof game.

import { changeOps } from "./ops-change.ts"
import { rollOps } from "./ops-roll.ts"
import { turnOps } from "./ops-turn.ts"

export const proofOps = [...changeOps, ...turnOps, ...rollOps]
