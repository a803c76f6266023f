// Monster, shop and room slots (chapter 10): how they are filled, covered and added to.

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { events, telling } from "./events.ts"
import { slotOps } from "./ops.ts"
import { slotRules } from "./rules.ts"

export const slots: Part = { programs: slotRules, ops: slotOps, events, telling, en: english, it: italian }
