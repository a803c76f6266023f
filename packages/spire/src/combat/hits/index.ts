// Attacks, hits, damage, HP that are lost or healed, and death (chapter 9).

import type { Part } from "../../features/feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { harmOps } from "./harm.ts"
import { deathOps } from "./death.ts"
import { attackOps } from "./ops.ts"
import { hitRules } from "./rules.ts"

export const hits: Part = {
  programs: hitRules,
  ops: [...attackOps, ...deathOps, ...harmOps],
  en: english,
  it: italian,
}
