// What cards bring that the rules themselves do without: counters, shields, changed dice, votes, copies.

import type { Part } from "../state/part.ts"
import { copies } from "./copies/index.ts"
import { counters } from "./counters/index.ts"
import { dice } from "./dice/index.ts"
import { shields } from "./shields/index.ts"
import { votes } from "./votes/index.ts"

export const features: readonly Part[] = [counters, shields, dice, votes, copies]
