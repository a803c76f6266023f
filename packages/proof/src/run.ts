// A run over the proof game's own table, which can be read: who changes something is an atom.

import { type Frozen, opFor, type Run, type Seat } from "@soulspire/kernel"
import type { Data, Player, Table } from "./types.ts"

export type ReadTable = Frozen<Table>
export type ReadData = Frozen<Data>
export type ProofRun = Run<ReadTable, ReadData>

export const op = opFor<ReadTable, ReadData>()

export const player = (r: ProofRun, seat: Seat): Frozen<Player> => r.s.table.players[seat]
