// Rolls (chapter 13), and what cards make of them.

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { diceOps } from "./ops.ts"
import { diceAtoms } from "./atoms.ts"
import { reads, tests } from "./reads.ts"
import { diceRules } from "./rules.ts"
import { events, telling } from "./events.ts"

export const dice: Part = {
  programs: diceRules,
  ops: diceOps,
  atoms: diceAtoms,
  reads,
  tests,
  events,
  telling,
  en: english,
  it: italian,
}
