// What the table does beside the game: bartering (chapter 12), and the vote about somebody's leaving (FS-Q-9).

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { tradesLoot } from "../variants/enhanced-bartering/goods.ts"
import { barterRules } from "./rules.ts"
import { barterAtoms } from "./atoms.ts"
import { events, telling } from "./events.ts"
import { leavingOps } from "./leaving-ops.ts"
import { barterOps } from "./ops.ts"

export const barter: Part = {
  programs: barterRules,
  ops: [...barterOps, ...leavingOps],
  atoms: barterAtoms,
  tests: { tradesLoot },
  events,
  telling,
  en: english,
  it: italian,
}
