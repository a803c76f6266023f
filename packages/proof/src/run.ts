// A run over the proof game's own table.

import type { Run, Seat } from "@soulspire/kernel"
import type { Data, Table } from "./types.ts"

export type ProofRun = Run<Table, Data>

export const player = (r: ProofRun, seat: Seat): Table["players"][number] => r.s.table.players[seat]
