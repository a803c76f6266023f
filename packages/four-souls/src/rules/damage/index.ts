// Damage, healing and HP (chapter 6), and death with its rewards and its penalty (chapter 11).

import { deathOps } from "./death/ops.ts"
import { damageOps } from "./ops.ts"

export const ops = [...damageOps, ...deathOps]
export { deathRules as programs } from "./death/rules.ts"
