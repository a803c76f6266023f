// The map: its boards, where paths lead, and where the party goes (STS-5.1).

import type { Part } from "../../features/feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { mapActs } from "./acts.ts"

export const map: Part = { acts: mapActs, en: english, it: italian }
