// Copies of abilities and of loot cards (FS-6.6).

import type { Part } from "../../state/part.ts"
import { copyOps } from "./ops.ts"
import { tests } from "./reads.ts"

export const copies: Part = { ops: copyOps, tests }
