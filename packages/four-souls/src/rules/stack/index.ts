// Priority and the stack (chapters 14 and 15): how things get there and off it, and what is seen to before anybody gets priority.

import { stackOps } from "./ops.ts"
import { prepareOps } from "./prepare.ts"

export const ops = [...stackOps, ...prepareOps]
export { priorityRules as programs } from "./rules.ts"
