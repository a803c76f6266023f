// Who stands in whose row.

import { FIRST_SEAT, object, type Ref, type Seat, seatsOf } from "@soulspire/kernel"
import { enemies, factOf, isEnemy, isSeat, player, type SpireRun } from "../../state/run.ts"
import { EVERY_ROW, partyOf, ROWS } from "../../state/types.ts"

const NOWHERE = -2

/** The lowest of the rows in which somebody stands, or stood. A boss is in all of them (STS-6.1). */
function lowestRow(r: SpireRun, ref: Ref): number {
  if (isSeat(r, ref)) return player(r, ref).row
  const own = object(r, ref)?.data?.row ?? NOWHERE
  return own === EVERY_ROW ? 0 : own
}

function highestRow(r: SpireRun, ref: Ref): number {
  if (isSeat(r, ref)) return player(r, ref).row
  const own = object(r, ref)?.data?.row
  if (own === undefined) return NOWHERE
  return own === EVERY_ROW ? ROWS - 1 : Math.max(own, factOf(r, ref, "lastRow") - 1)
}

/** Players or enemies, the dead ones where they stood. */
export const sharesRow = (r: SpireRun, one: Ref, other: Ref): boolean =>
  lowestRow(r, one) <= highestRow(r, other) && lowestRow(r, other) <= highestRow(r, one)

/** The player an enemy faces: the one in its row; where that one is dead, the nearest living row below, else above (STS-13.1). */
export function facing(r: SpireRun, enemy: Ref): Seat {
  const party = partyOf(r.s.table)
  if (party.length <= 1) return party[0] ?? FIRST_SEAT
  const from = lowestRow(r, enemy)
  const to = highestRow(r, enemy)
  let [nearest] = party
  let best = Infinity
  for (const seat of party) {
    const { row } = player(r, seat)
    // Every row below is nearer than any above.
    const far = row > to ? ROWS + row : Math.max(0, from - row)
    if (far < best) {
      nearest = seat
      best = far
    }
  }
  return nearest
}

/** All who have a row, the dead among them; whoever joins later has none yet (STS-13.7). */
const standing = (r: SpireRun): Seat[] => [...seatsOf(r.s)].filter((seat) => player(r, seat).away === 0)

/** Does nobody stand in this row? */
export const isEmptyRow = (r: SpireRun, row: number): boolean =>
  standing(r).every((seat) => player(r, seat).row !== row)

/** The lowest row of an enemy that stands in several, where nobody is (STS-11.14); -1 for none. */
export function emptyRowOf(r: SpireRun, enemy: Ref): number {
  if (!isEnemy(r, enemy) || factOf(r, enemy, "lastRow") === 0) return -1
  const to = highestRow(r, enemy)
  for (let row = lowestRow(r, enemy); row <= to; row++) if (isEmptyRow(r, row)) return row
  return -1
}

/** Is there an enemy in this player's row? An enemy that nobody faces stands for its rows itself. */
export function isHeldRow(r: SpireRun, ref: Ref): boolean {
  if (isSeat(r, ref)) {
    for (const each of enemies(r)) if (sharesRow(r, each, ref)) return true
    return false
  }
  return isEnemy(r, ref) && standing(r).every((seat) => !sharesRow(r, ref, seat))
}

/** The party from the bottom row up; whoever stands lowest speaks for all where nobody else does. */
export const fromBelow = (r: SpireRun): Seat[] =>
  partyOf(r.s.table).toSorted((a, b) => player(r, a).row - player(r, b).row)
export const lowest = (r: SpireRun): Seat => fromBelow(r)[0]
