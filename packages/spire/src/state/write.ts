// Thaws what atoms change. A house test sees to it that nothing but atoms imports this, and that nobody thaws by other means
// (tests/house/writers.ts).

import { dataOf, type Frozen, type Ref, type Seat } from "@soulspire/kernel"
import { isSeat, type SpireRun } from "./run.ts"
import { type Data, type Fighter, type Player, type Table, type Token, noCombatTokens } from "./new.ts"

export const tableToWrite = (r: SpireRun): Table => r.s.table as Table
export const playerToWrite = (r: SpireRun, seat: Seat): Player => r.s.table.players[seat] as Player
export const dataToWrite = (r: SpireRun, ref: Ref): Data => dataOf(r, ref)
export const fighterToWrite = (r: SpireRun, ref: Ref): Fighter =>
  isSeat(r, ref) ? playerToWrite(r, ref) : dataToWrite(r, ref)
/** Where somebody's tokens are kept; there is no field for what somebody can never have. */
export const tokensToWrite = (r: SpireRun, ref: Ref): Partial<Record<Token, number>> => fighterToWrite(r, ref)

/** Nothing is left of what a combat gives (STS-8.10). */
export const clearPlayer = (own: Player): void => void Object.assign(own, noCombatTokens)

/** One field of a record. */
export const writeField = <T extends object, K extends keyof T>(
  record: Frozen<T> | T,
  field: K,
  value: T[K],
): void => {
  ;(record as T)[field] = value
}
