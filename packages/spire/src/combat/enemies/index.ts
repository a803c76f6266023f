// Enemies: how they are laid out and summoned, what they are about to do, and who stands in whose row (chapters 6 and 8).

import type { Part } from "../../features/feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { dealOps } from "./deal.ts"
import { facingOps, step } from "./facing.ts"
import { enemyOps } from "./ops.ts"

export const enemies: Part = {
  ops: [...enemyOps, ...dealOps, ...facingOps],
  acts: { step },
  en: english,
  it: italian,
}
