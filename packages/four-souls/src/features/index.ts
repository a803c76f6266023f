// What cards bring that the rules themselves do without: counters, shields, changed dice, votes, copies.

import { copyOps } from "./copies/ops.ts"
import { counterOps } from "./counters/ops.ts"
import { diceOps } from "./dice/ops.ts"
import { preventionOps } from "./shields/ops.ts"
import { voteOps } from "./votes/ops.ts"

export const ops = [...counterOps, ...preventionOps, ...diceOps, ...voteOps, ...copyOps]
export { preventionRules as programs } from "./shields/rules.ts"
