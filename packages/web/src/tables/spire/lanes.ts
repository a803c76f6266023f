// Who stands beside whom: a lane for each player, and one for an enemy whose rows nobody stands in.

import { foeOf } from "./foe.ts"
import type { Card } from "./known.ts"

export interface Lane {
  row: number
  /** Whose it is; -1 where nobody stands. */
  seat: number
  foes: readonly Card[]
}

/** The lane of an enemy: the highest row in which it has somebody before it, or the lowest of its own. */
function rowOf(foe: Card, held: readonly number[]): number {
  const { row, toRow } = foeOf(foe)
  const before = held.filter((each) => each >= row && each < Math.max(row + 1, toRow))
  return before.length === 0 ? row : Math.max(...before)
}

/** From the highest row, which is the furthest away, to the lowest. */
export function lanesOf(held: readonly number[], foes: readonly Card[]): Lane[] {
  const rows = [...new Set([...held, ...foes.map((foe) => rowOf(foe, held))])]
  return rows
    .toSorted((a, b) => b - a)
    .map((row) => ({ row, seat: held.indexOf(row), foes: foes.filter((foe) => rowOf(foe, held) === row) }))
}
