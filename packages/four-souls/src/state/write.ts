// The only place where a state can be written. Everybody else is handed one that can be read; atoms alone import this
// (tests/house/writers.test.ts), so that whatever changes is told.

import { dataOf, type Obj } from "@soulspire/kernel"
import type { FourSoulsRun, ReadData } from "./run.ts"
import type { Ref, Seat } from "@soulspire/kernel"
import type { Data, Player, Table } from "./types.ts"

export const thawTable = (r: FourSoulsRun): Table => r.s.table as Table
export const thawPlayer = (r: FourSoulsRun, seat: Seat): Player => thawTable(r).players[seat]
/** What an object in play or on the stack keeps. */
export const thawData = (r: FourSoulsRun, ref: Ref): Data => dataOf(r, ref)
export const thawDataOf = (o: Obj<ReadData>): Data => o.data as Data
