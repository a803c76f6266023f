// Whether there is an Act to go on to (STS-1.1, STS-13.2), and whether the climb is won with this one (STS-1.2).

import { hasAct } from "../cards/acts.ts"
import { hasAllKeys, isLastOpen, LAST } from "./keys/reads.ts"
import type { SpireRun } from "../state/run.ts"
import { someoneDied } from "../state/types.ts"

/** The last Act is behind a door with three locks (STS-K.6). */
function isOpen(r: SpireRun, act: number): boolean {
  if (act === LAST) return isLastOpen(r) && hasAllKeys(r)
  const cards = r.m.defs.map(({ def }) => def)
  return hasAct(cards, act, r.s.table.ascension)
}

/** A party that has lost somebody cannot (STS-13.2). */
export const canGoOn = (r: SpireRun): boolean => !someoneDied(r.s.table) && isOpen(r, r.s.table.act + 1)

/** Whoever comes to the last door without all keys has won all the same (STS-Q-65). */
export function isAtGoal(r: SpireRun): boolean {
  const { climb, act, goal } = r.s.table
  return climb === 0 || act >= goal || (act === LAST - 1 && !isOpen(r, LAST))
}
