// The course of a combat: rounds and turns, the die, and how it ends (chapters 7 and 8).

import type { Part } from "../../features/feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { endingOps } from "./ending.ts"
import { roundOps } from "./ops.ts"
import { roundRules } from "./rules.ts"

export const round: Part = {
  programs: roundRules,
  ops: [...roundOps, ...endingOps],
  en: english,
  it: italian,
}
