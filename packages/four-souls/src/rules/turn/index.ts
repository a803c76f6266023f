// The turn (chapter 7): its phases, extra turns and skipped ones, and what a player may do when asked.

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { turnRules } from "./rules.ts"
import { turnOps } from "./ops.ts"
import { turnAtoms } from "./atoms.ts"
import { acts } from "./acts.ts"
import { reads, tests, whoms } from "./reads.ts"
import { events, telling } from "./events.ts"

export const turn: Part = {
  programs: turnRules,
  ops: turnOps,
  acts,
  atoms: turnAtoms,
  reads,
  whoms,
  tests,
  events,
  telling,
  en: english,
  it: italian,
}
