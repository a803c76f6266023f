// Energy, block and gold, as cards and enemies give and take them (STS-3.7, STS-4.13, STS-9.3).

import type { Part } from "../../features/feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { resourceOps } from "./ops.ts"
import { resourceRules } from "./rules.ts"

export const resources: Part = { ops: resourceOps, programs: resourceRules, en: english, it: italian }
