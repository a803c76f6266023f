// Copies of abilities and of loot cards (FS-6.6).

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { copyOps } from "./ops.ts"
import { tests } from "./reads.ts"

export const copies: Part = { ops: copyOps, tests, en: english, it: italian }
