// All boards there are.

import type { MapBoard } from "../map.ts"
import type { Table } from "../../../state/types.ts"
import { act1A } from "./act-1-a.ts"
import { act1B } from "./act-1-b.ts"
import { act2 } from "./act-2.ts"

export const boards: readonly MapBoard[] = [act1A, act1B, act2]

const byId = new Map(boards.map((board) => [board.id, board]))

/** The board that the party climbs. */
export const boardOf = (table: Table): MapBoard => byId.get(table.board) as MapBoard
