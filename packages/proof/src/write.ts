// The only place where a state of the proof game can be written; atoms alone import this (tests/house/writers.test.ts).

import { dataOf, type Ref, type Run, type Seat } from "@soulspire/kernel"
import type { ProofRun } from "./run.ts"
import type { Data, Player, Table } from "./types.ts"

/** For tests that set a position up behind the rules' back. */
export type WritableRun = Run<Table, Data>

export const thawTable = (r: ProofRun): Table => r.s.table as Table
export const thawPlayer = (r: ProofRun, seat: Seat): Player => thawTable(r).players[seat]
export const thawData = (r: ProofRun, ref: Ref): Data => dataOf(r, ref)
