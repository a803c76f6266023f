// Whether there is an Act to go on to (STS-1.1, STS-13.2).

import { hasAct } from "../cards/acts.ts"
import type { SpireRun } from "../state/run.ts"
import { partyOf } from "../state/types.ts"

/** A party that has lost somebody cannot (STS-13.2), nor can anybody where the box has no such Act. */
export function canGoOn(r: SpireRun): boolean {
  const { act, ascension, players } = r.s.table
  if (partyOf(r.s.table).length < players.length) return false
  const cards = r.m.defs.map(({ def }) => def)
  return hasAct(cards, act + 1, ascension)
}
