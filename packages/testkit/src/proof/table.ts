// Set positions of the proof game in a few lines.

import { defineGame, type GameOptions, NOBODY, type Options, type Ref, spawn, zone } from "@soulspire/kernel"
import { Table } from "../table.ts"
import { proof, type ProofState } from "./index.ts"
import type { ProofRun } from "./ops.ts"
import { proofSpec } from "./spec.ts"

export interface Place {
  hand?: readonly string[]
  board?: readonly string[]
  coins?: number
  lights?: number
}

export interface Position {
  p1?: Place
  p2?: Place
  p3?: Place
  p4?: Place
  field?: readonly string[]
  /** Foes to come, next one first. */
  foes?: readonly string[]
  /** The deck, top first. */
  deck?: readonly string[]
  discard?: readonly string[]
  /** Results of the dice to come, first one first. */
  dice?: readonly number[]
  day?: number
  options?: Options
  game?: GameOptions
}

/** p1 is on turn, has drawn, and may act; nothing lies anywhere but what is said here. */
export function proofTable(position: Position): Table<ProofState> {
  const game = position.game === undefined ? proof : defineGame(proofSpec, position.game)
  const places = [position.p1, position.p2, position.p3, position.p4]
  const seats = Math.max(2, places.findLastIndex((place) => place !== undefined) + 1)
  const state = game.create(position.options ?? {}, seats, "a set table")
  game.arrange(state, (r) => {
    clear(r)
    put(r, position.deck?.toReversed() ?? [], zone(r, "deck"))
    put(r, position.foes?.toReversed() ?? [], zone(r, "foes"))
    put(r, position.discard ?? [], zone(r, "discard"))
    put(r, position.field ?? [], zone(r, "field"))
    let pool = 40
    places.slice(0, seats).forEach((place, seat) => {
      put(r, place?.hand ?? [], zone(r, "hand", seat))
      put(r, place?.board ?? [], zone(r, "board", seat))
      const player = r.s.table.players[seat]
      player.coins = place?.coins ?? 3
      player.lights = place?.lights ?? 0
      pool -= player.coins
    })
    r.s.table.pool = pool
    if (position.day !== undefined) r.s.table.dayDie = position.day
    const dice = r.m.streams.get("dice") as number
    r.s.random.fixed = [...r.m.streams.keys()].map((_name, no) =>
      no === dice ? (position.dice ?? []).map((value) => value - 1) : [],
    )
    r.s.undo = 0
  })
  return new Table(game, state)
}

/** Everything off the table. */
function clear(r: ProofRun): void {
  r.s.objects.length = 0
  r.s.free.length = 0
  r.s.pending.length = 0
  for (const list of r.s.zones) list.length = 0
  r.index = { lists: Array.from({ length: r.m.keys.size }, () => []), has: [], grants: 0 }
  r.stale = true
}

function put(r: ProofRun, ids: readonly string[], to: number): void {
  for (const id of ids) {
    const def = r.m.defNumber.get(id)
    if (def === undefined) throw new Error(`no card is called "${id}"`)
    const { seat } = r.m.zones[to]
    spawn(r, def, to, seat, seat)
  }
}

/** The reference of the only card of this name in a zone (`board.0`, `deck`). */
export function cardAt(table: Table<ProofState>, where: string, id: string): Ref {
  let found: Ref = NOBODY
  table.game.arrange(table.state, (r) => {
    const info = r.m.zones.find((each) => each.name === where)
    if (info === undefined) throw new Error(`no zone is called ${where}`)
    const refs = r.s.zones[info.id].filter((ref) => {
      const o = r.s.objects.find((each) => each.ref === ref)
      return o !== undefined && o.def >= 0 && r.m.defs[o.def].def.id === id
    })
    if (refs.length !== 1) throw new Error(`${refs.length} cards called ${id} in ${where}`)
    ;[found] = refs
  })
  return found
}

/** Names of the cards in a zone, bottom first; "" for what has no card. */
export function cardsIn(table: Table<ProofState>, where: string): string[] {
  let names: string[] = []
  table.game.arrange(table.state, (r) => {
    const info = r.m.zones.find((each) => each.name === where)
    if (info === undefined) throw new Error(`no zone is called ${where}`)
    names = r.s.zones[info.id].map((ref) => {
      const o = r.s.objects.find((each) => each.ref === ref)
      return o === undefined || o.def < 0 ? "" : r.m.defs[o.def].def.id
    })
  })
  return names
}
