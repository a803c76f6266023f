// The keys of Act IV, and the elite that burns (STS-K.6).

import type { Part } from "../../features/feature.ts"
import { keyActs } from "./acts.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { keyOps } from "./ops.ts"

export const keys: Part = { acts: keyActs, ops: keyOps, en: english, it: italian }
