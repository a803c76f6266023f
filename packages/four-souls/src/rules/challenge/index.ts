// How a game is won, together or alone (chapters 16 to 18): modes, the timer, challenges with their bosses and minions.

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { challengeOps } from "./ops.ts"
import { tests } from "./reads.ts"
import { winningRules } from "./rules.ts"
import { events, telling } from "./events.ts"

export const challenge: Part = {
  programs: winningRules,
  ops: challengeOps,
  tests,
  events,
  telling,
  en: english,
  it: italian,
}
