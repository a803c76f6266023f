// A map of an Act: its spaces with the paths upward, and what is where once the tokens lie on it (STS-2.4).

import type { Room, Table } from "../../state/types.ts"

/** What is printed on a space: a room, or the colour of the token that goes there. */
export type Space = Room | "burning-elite" | "dark" | "light"

/** One sign for each: so a map is drawn, and so a table remembers what lies where. */
const spaces: Readonly<Record<string, Space>> = {
  M: "encounter",
  E: "elite",
  F: "burning-elite",
  "?": "event",
  R: "campfire",
  T: "treasure",
  $: "merchant",
  B: "boss",
  D: "dark",
  L: "light",
}

/** The tokens of every Act, as many as there are spaces for them (STS-2.4); with a burning elite for one encounter (STS-K.6). */
export const mapTokens = { dark: "EEEMMM??", burning: "EEEFMM??", light: "M?$$RRR" } as const

interface MapNode {
  id: string
  /** Counted from the bottom. */
  row: number
  column: number
  /** Its number among the spaces of the board. */
  place: number
  /** Where paths lead from here, upward. */
  exits: readonly string[]
}

export interface MapBoard {
  id: string
  act: number
  /** The ascensions that it is used at. */
  from: number
  below: number
  /** What is printed on each space. */
  signs: string
  nodes: readonly MapNode[]
}

/** Drawn as it is printed, the top row first; paths by the names of spaces: row and column from the bottom left. */
export function mapBoard(
  id: string,
  act: number,
  drawing: readonly string[],
  paths: Readonly<Record<string, string>>,
  { from = 0, below = Infinity }: { from?: number; below?: number } = {},
): MapBoard {
  const rows = drawing.toReversed()
  const found = rows.flatMap((line, row) =>
    line.split("").flatMap((sign, column) => (sign === "." ? [] : [{ sign, row, column }])),
  )
  const nodes = found.map(({ row, column }, place) => {
    const name = `r${row}c${column}`
    return { id: name, row, column, place, exits: paths[name]?.split(" ") ?? [] }
  })
  return { id, act, from, below, signs: found.map(({ sign }) => sign).join(""), nodes }
}

export const nodeOf = (board: MapBoard, id: string): MapNode =>
  board.nodes.find((node) => node.id === id) as MapNode

/** Where the party is; "" before it has entered the map (STS-2.7). */
const whereIs = ({ path }: Table): string => path.slice(path.lastIndexOf("/") + 1)

/** What is at a space; dark or light while its token lies face down. */
export function spaceAt(table: Table, { row, place }: MapNode): Space {
  // The bottom encounter of the first Act is the first encounter (STS-2.10).
  return row === 0 && table.act === 1 ? "first-encounter" : spaces[table.spaces[place]]
}

/** The spaces above the one where the party is, and whether a path leads there (STS-5.1); of those further up, none but where it
 * may go anywhere. */
export function nextSpaces(
  table: Table,
  board: MapBoard,
  anywhere: boolean,
): { node: MapNode; path: boolean }[] {
  const at = whereIs(table)
  if (at === "") return board.nodes.filter(({ row }) => row === 0).map((node) => ({ node, path: true }))
  const { row, exits } = nodeOf(board, at)
  if (anywhere) return board.nodes.filter((node) => node.row > row).map((node) => ({ node, path: true }))
  return board.nodes
    .filter((node) => node.row === row + 1)
    .map((node) => ({ node, path: exits.includes(node.id) }))
}

/** The room that a space is once it is turned up: an elite that burns is one (STS-K.6). */
export function roomAt(table: Table, node: MapNode): Room {
  const space = spaceAt(table, node)
  return space === "burning-elite" ? "elite" : (space as Room)
}

/** Is the party where an elite burns? */
export function isAtFire(table: Table, board: MapBoard): boolean {
  const at = whereIs(table)
  return at !== "" && table.room === "elite" && spaceAt(table, nodeOf(board, at)) === "burning-elite"
}
