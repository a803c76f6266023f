// Attacking and purchasing (chapters 8 and 9): who may attack what, and how an attack or a purchase goes.

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { attackRules } from "./rules.ts"
import { attackOps } from "./ops.ts"
import { attackAtoms } from "./atoms.ts"
import { reads, tests, whoms } from "./reads.ts"
import { events, telling } from "./events.ts"

export const attack: Part = {
  programs: attackRules,
  ops: attackOps,
  atoms: attackAtoms,
  reads,
  whoms,
  tests,
  events,
  telling,
  en: english,
  it: italian,
}
