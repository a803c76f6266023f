// Priority and the stack (chapters 14 and 15): how things get there and off it, and what is seen to before anybody gets priority.

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { priorityRules } from "./rules.ts"
import { tests, whoms } from "./reads.ts"
import { events, telling } from "./events.ts"
import { stackOps } from "./ops.ts"
import { beforePriorityOps } from "./before-priority.ts"

export const stack: Part = {
  programs: priorityRules,
  ops: [...stackOps, ...beforePriorityOps],
  whoms,
  tests,
  events,
  telling,
  en: english,
  it: italian,
}
