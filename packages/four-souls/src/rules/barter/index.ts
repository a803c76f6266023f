// What the table does beside the game: bartering (chapter 12), and the vote about somebody's leaving (FS-Q-9).

import { leavingOps } from "./leaving-ops.ts"
import { barterOps } from "./ops.ts"

export const ops = [...barterOps, ...leavingOps]
export { barterRules as programs } from "./rules.ts"
