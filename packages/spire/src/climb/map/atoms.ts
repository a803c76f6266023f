// What the way up changes: Acts, maps, spaces that are turned up, rooms, and where everybody wants to go.

import { below, emit, object, type Ref, type Seat } from "@soulspire/kernel"
import { boardsOf } from "./boards/index.ts"
import { mapTokens } from "./map.ts"
import type { SpireRun } from "../../state/run.ts"
import type { Table as WritableTable } from "../../state/new.ts"
import type { Room, Table } from "../../state/types.ts"
import { playerToWrite, tableToWrite } from "../../state/write.ts"

/** Its map, which is laid out next, tells of it. Whoever goes beyond the last Act they wanted now wants this one (STS-1.2). */
export function beginNextAct(r: SpireRun): void {
  const table = tableToWrite(r)
  table.act++
  table.beaten = 0
  table.goal = Math.max(table.goal, table.act)
}

/** A random one of the Act's maps, with its tokens at random on spaces of their colour (STS-2.4). */
export function layMap(r: SpireRun, { isHidden, burns }: { isHidden: boolean; burns: boolean }): void {
  const table = tableToWrite(r)
  const choice = boardsOf(table)
  const board = choice[below(r.s.random, 0, choice.length)]
  table.board = board.id
  table.path = ""
  table.events = 0
  table.spaces = board.signs
  // Where no spaces are for them, there are none.
  table.dark = board.signs.includes("D") ? mapTokens[burns ? "burning" : "dark"] : ""
  table.light = board.signs.includes("L") ? mapTokens.light : ""
  if (!isHidden) for (const node of board.nodes) turnUp(r, table, node.place)
  emit(r, { k: "layMap", act: table.act }, null)
}

/** Any of the tokens of its colour that are left: whether they were laid out before or not makes no difference. */
function turnUp(r: SpireRun, table: WritableTable, place: number): void {
  const sign = table.spaces[place]
  if (sign !== "D" && sign !== "L") return
  const color = sign === "D" ? "dark" : "light"
  const left = table[color]
  const nth = below(r.s.random, 0, left.length)
  const token = left[nth]
  table[color] = left.slice(0, nth) + left.slice(nth + 1)
  table.spaces = table.spaces.slice(0, place) + token + table.spaces.slice(place + 1)
}

/** The party goes on to a space; `roomOf` says what is there once it is turned up. */
export function goTo(r: SpireRun, to: string, place: number, roomOf: (table: Table) => Room): void {
  const table = tableToWrite(r)
  table.path = table.path === "" ? to : `${table.path}/${to}`
  turnUp(r, table, place)
  for (const each of table.players) each.wish = ""
  startRoom(r, roomOf(table))
  // With what everybody has: a time line is made of this.
  const { players } = table
  const hp = players.map((each) => each.hp)
  emit(r, { k: "enters", room: table.room, at: to, hp, gold: players.map(({ gold }) => gold) }, null)
}

/** What was used once is fresh again, and nobody has chosen anything yet. */
export function startRoom(r: SpireRun, room: Room): void {
  const table = tableToWrite(r)
  table.room = room
  table.combat++
  for (const own of table.players) {
    own.chosen = 0
    own.offered = 0
    own.cleansed = 0
    own.forgone = 0
  }
}

/** An event turns out to be another room, or is one again. */
export function becomeRoom(r: SpireRun, room: Room): void {
  tableToWrite(r).room = room
  if (room !== "event") emit(r, { k: "becomesRoom", room }, null)
}

export function wish(r: SpireRun, who: Seat, at: string): void {
  playerToWrite(r, who).wish = at
  emit(r, { k: "wishes", who, at }, null)
}

/** Of this card's options, counted from 1 (STS-5.4). */
export function chooseOption(r: SpireRun, who: Seat, of: Ref, nth: number): void {
  playerToWrite(r, who).chosen = nth
  emit(r, { k: "choosesOption", who, nth, card: r.m.defs[object(r, of)?.def ?? -1].def.id }, null)
}
