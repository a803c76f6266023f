// All boards there are.

import type { MapBoard } from "../map.ts"
import type { Table } from "../../../state/types.ts"
import { act1A } from "./act-1-a.ts"
import { act1B } from "./act-1-b.ts"
import { act2 } from "./act-2.ts"
import { act3 } from "./act-3.ts"
import { act4, act4Elite } from "./act-4.ts"

export const boards: readonly MapBoard[] = [act1A, act1B, act2, act3, act4, act4Elite]

/** Those that this Act can be climbed on. */
export const boardsOf = ({ act, ascension }: Table): readonly MapBoard[] =>
  boards.filter((board) => board.act === act && board.from <= ascension && ascension < board.below)

const byId = new Map(boards.map((board) => [board.id, board]))

/** The board that the party climbs. */
export const boardOf = (table: Table): MapBoard => byId.get(table.board) as MapBoard
