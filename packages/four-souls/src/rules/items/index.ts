// Items, souls and slots: what is gained, given, stolen, destroyed, rerolled and put somewhere.

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { itemRules } from "./rules.ts"
import { itemAtoms } from "./atoms.ts"
import { reads, tests, whoms } from "./reads.ts"
import { events, telling } from "./events.ts"
import { noteOps } from "./notes.ts"
import { objectOps } from "./objects.ts"
import { itemOps } from "./ops.ts"

export const items: Part = {
  programs: itemRules,
  ops: [...objectOps, ...itemOps, ...noteOps],
  atoms: itemAtoms,
  reads,
  whoms,
  tests,
  events,
  telling,
  en: english,
  it: italian,
}
