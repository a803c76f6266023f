// A map of places and the paths between them, drawn from a view: the way so far, and where it can go on.

import type { View } from "@soulspire/kernel"
import type { MapPlan, Speaker } from "@soulspire/text"
import { wrapItems } from "../shell/columns.ts"
import type { Paint } from "../shell/paint.ts"

interface Place {
  id: string
  row: number
  column: number
  sign: string
  room: string
  exits: readonly string[]
}

interface Seen {
  places: readonly Place[]
  /** Places of the way so far, the last one being where the party is. */
  path: readonly string[]
  next: readonly string[]
}

const STEP = 4
const at = (column: number): number => column * STEP

/** Signs into a line of blanks, each where it belongs. */
function lineOf(wide: number, marks: readonly { x: number; text: string }[]): string {
  const cells = Array.from({ length: wide }, () => " ")
  for (const { x, text } of marks) cells[x] = text
  return cells.join("").trimEnd()
}

const slope = (by: number): string => (by === 0 ? "|" : by > 0 ? "/" : "\\")

function placeText({ path, next }: Seen, { id, sign }: Place, paint: Paint): string {
  if (id === path.at(-1)) return paint.bold(paint.yellow(sign))
  if (path.includes(id)) return paint.yellow(sign)
  return next.includes(id) ? paint.bold(paint.green(sign)) : sign
}

const isMap = (shown: unknown): shown is Seen =>
  typeof shown === "object" && shown !== null && ["path", "next", "places"].every((field) => field in shown)

/** What is on it, or null where the table shows no map just now. */
function seenOn(view: View, plan: MapPlan): Seen | null {
  const map: unknown = view.table[plan.field]
  return view.moment.phase === plan.phase && isMap(map) ? map : null
}

export function mapLines(
  view: View,
  plan: MapPlan,
  speaker: Speaker,
  paint: Paint,
  columns: number,
): string[] {
  const seen = seenOn(view, plan)
  if (seen === null) return []
  const { places } = seen
  const rows = Math.max(...places.map(({ row }) => row))
  const widest = Math.max(...places.map(({ column }) => column))
  const wide = at(widest) + 1
  const lines: string[] = []
  for (let row = rows; row >= 0; row--) {
    const here = places.filter((each) => each.row === row)
    const marks = here.map((place) => ({ x: at(place.column), text: placeText(seen, place, paint) }))
    lines.push(`   ${paint.dim(String(row + 1).padStart(3))}  ${lineOf(wide, marks)}`)
    const below = places.filter((each) => each.row === row - 1)
    const paths = below.flatMap((from) =>
      here
        .filter(({ id }) => from.exits.includes(id))
        .map((to) => ({ x: (at(from.column) + at(to.column)) / 2, text: slope(to.column - from.column) })),
    )
    if (row > 0) lines.push(`        ${paint.dim(lineOf(wide, paths))}`)
  }
  const names = Array.from({ length: widest + 1 }, (_each, column) => ({
    x: at(column),
    text: `${column + 1}`,
  }))
  const rooms = [...new Map(places.map(({ sign, room }) => [sign, room]))]
  const legend = rooms.map(([sign, room]) => `${sign} ${speaker.word(`room.${room}`)}`)
  return [
    ...lines,
    `        ${paint.dim(names.map(({ text }) => text.padEnd(STEP)).join(""))}`,
    ...wrapItems(legend, columns - 8, paint.dim(" · ")).map((line) => `        ${line}`),
  ]
}
