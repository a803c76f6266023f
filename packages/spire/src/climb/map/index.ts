// The map: its boards, where paths lead, and where the party goes (STS-5.1).

import type { Part } from "../../features/feature.ts"
import { mapActs } from "./acts.ts"

export const map: Part = { acts: mapActs }
