// Death (chapter 11): its steps, the rewards that something leaves, and the penalty that a player pays.

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { deathRules } from "./rules.ts"
import { deathOps } from "./ops.ts"
import { deathAtoms } from "./atoms.ts"
import { tests, whoms } from "./reads.ts"
import { events, telling } from "./events.ts"

export const death: Part = {
  programs: deathRules,
  ops: deathOps,
  atoms: deathAtoms,
  whoms,
  tests,
  events,
  telling,
  en: english,
  it: italian,
}
