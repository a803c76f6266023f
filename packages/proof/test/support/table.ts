// Set positions of the proof game in a few lines.

import {
  type Def,
  defineGame,
  type GameOptions,
  type GameSpec,
  NOBODY,
  object,
  type Options,
  type Ref,
  spawn,
  zone,
} from "@soulspire/kernel"
import {
  proof,
  type ProofData as Data,
  type ProofPlayer as Player,
  type ProofRun,
  proofSpec,
  type ProofState,
  type ProofTable as Facts,
} from "@soulspire/proof"
import { Table } from "@soulspire/testkit"

interface Place {
  hand?: readonly string[]
  board?: readonly string[]
  coins?: number
  lights?: number
  damage?: number
  /** Cards it may still play this turn; one on turn, none otherwise. */
  plays?: number
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
  round?: number
  options?: Options
  game?: GameOptions
  /** Cards that only this test has. */
  cards?: readonly Def[]
  /** Rules that only this test has. */
  spec?: GameSpec<Facts, Data>
}

/** p1 is on turn, has drawn, and may act; nothing lies anywhere but what is said here. */
export function proofTable(position: Position): Table<ProofState> {
  const game = gameFor(position)
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
      player.damage = place?.damage ?? 0
      player.plays = place?.plays ?? (seat === 0 ? 1 : 0)
      pool -= player.coins
    })
    r.s.table.pool = pool
    if (position.day !== undefined) r.s.table.dayDie = position.day
    if (position.round !== undefined) r.s.table.round = position.round
    const dice = r.m.streams.get("dice") as number
    r.s.random.fixed = [...r.m.streams.keys()].map((_name, no) =>
      no === dice ? (position.dice ?? []).map((value) => value - 1) : [],
    )
    r.s.undo = 0
  })
  return new Table(game, state)
}

function gameFor({ game, cards, spec }: Position): typeof proof {
  if (game === undefined && cards === undefined && spec === undefined) return proof
  return defineGame(spec ?? proofSpec, { ...game, cards: [...(spec ?? proofSpec).cards, ...(cards ?? [])] })
}

/** Everything off the table. */
function clear(r: ProofRun): void {
  r.s.objects.length = 0
  r.s.free.length = 0
  r.s.pending.length = 0
  for (const list of r.s.zones) list.length = 0
  r.index = { lists: r.m.keyNames.map(() => []), granted: null, loose: false }
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

/** References in a zone (`board.0`, `deck`), bottom first. */
export function refsIn(table: Table<ProofState>, where: string): Ref[] {
  let refs: Ref[] = []
  table.game.arrange(table.state, (r) => {
    const info = r.m.zones.find((each) => each.name === where)
    if (info === undefined) throw new Error(`no zone is called ${where}`)
    refs = r.s.zones[info.id].slice()
  })
  return refs
}

/** Names of the cards in a zone, as printed, bottom first; "" for what has no card. */
export function cardsIn(table: Table<ProofState>, where: string): string[] {
  const refs = refsIn(table, where)
  let names: string[] = []
  table.game.arrange(table.state, (r) => {
    names = refs.map((ref) => {
      const def = object(r, ref)?.def ?? NOBODY
      return def < 0 ? "" : r.m.defs[def].def.id
    })
  })
  return names
}

/** The reference of the only card of this name in a zone. */
export function cardAt(table: Table<ProofState>, where: string, id: string): Ref {
  const names = cardsIn(table, where)
  const at = names.indexOf(id)
  if (at < 0 || at !== names.lastIndexOf(id))
    throw new Error(`not one card called ${id} in ${where}: ${names.join()}`)
  return refsIn(table, where)[at]
}

/** What a seat (1, 2, ...) has. */
export const playerOf = (table: Table<ProofState>, seat: number): Player =>
  table.state.table.players[seat - 1]

/** What a seat (1, 2, ...) sees in a zone, bottom first; "?" for a card it does not know. */
export const seenIn = (table: Table<ProofState>, seat: number, where: string): string[] =>
  table.game.view(table.state, seat - 1).zones[where].map(({ card }) => card ?? "?")
