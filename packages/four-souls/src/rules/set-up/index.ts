// Set-up (chapter 1, decks: chapter 19): decks are made, the table is laid, characters and hands are dealt, somebody begins.

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { setUpRules } from "./rules.ts"
import { setUpOps } from "./ops.ts"
import { tests } from "./reads.ts"
import { events, telling } from "./events.ts"

export const setUp: Part = {
  programs: setUpRules,
  ops: setUpOps,
  tests,
  events,
  telling,
  en: english,
  it: italian,
}
