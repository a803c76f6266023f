// Which way up: every way to the top of the Act, with what its rooms give and what they cost whoever has so many HP.

import type { Seat } from "@soulspire/kernel"
import { boardOf } from "../climb/map/boards/index.ts"
import { type MapBoard, nodeOf, type Space, spaceAt } from "../climb/map/map.ts"
import { player, type SpireRun } from "../state/run.ts"

interface Room {
  /** HP that it costs on average in the first Act, and what it is worth besides. */
  readonly costs: number
  readonly gives: number
}

const PLAIN: Readonly<Record<Exclude<Space, "dark" | "light" | "campfire" | "merchant">, Room>> = {
  "first-encounter": { costs: 0.3, gives: 2 },
  encounter: { costs: 0.5, gives: 2.6 },
  elite: { costs: 1.9, gives: 6.5 },
  "burning-elite": { costs: 3, gives: 7 },
  boss: { costs: 0, gives: 0 },
  event: { costs: 0, gives: 1.6 },
  treasure: { costs: 0, gives: 5 },
}

/** By how much more than in the first Act fights cost. */
const DEARER = [1, 1, 2.2, 2.6, 3]

/** What lies under a token that is not turned up: so many of each kind (STS-2.4). */
const mixed = (part: keyof Room): number =>
  (3 * PLAIN.elite[part] + 3 * PLAIN.encounter[part] + 2 * PLAIN.event[part]) / 8
const DARK: Room = { costs: mixed("costs"), gives: mixed("gives") }

const FULL_REST = 3

interface Traveller {
  readonly hp: number
  readonly maxHp: number
  readonly gold: number
  readonly act: number
}

/** So many times what it costs on average is lost by those who are unlucky. */
const UNLUCKY = 1.6

/** With few HP every further loss is worse: it may be the last. */
const risk = (hp: number): number => (hp >= 4 ? 0 : (4 - hp) * (4 - hp) * 1.1)

function after(
  { costs: least, gives }: Room,
  { hp, maxHp, gold, act }: Traveller,
): { who: Traveller; worth: number } {
  const costs = least * (DEARER[act] ?? 1)
  const left = hp - costs
  return {
    who: { act, hp: Math.max(0.5, left), maxHp, gold: gold + (costs > 0 ? 1 : 0) },
    worth: gives - (costs > 0 ? risk(hp - UNLUCKY * costs) : 0),
  }
}

function visit(space: Space, who: Traveller): { who: Traveller; worth: number } {
  if (space === "campfire") {
    const healed = Math.min(FULL_REST, who.maxHp - who.hp)
    return who.hp <= 6 ? { who: { ...who, hp: who.hp + healed }, worth: 0.4 } : { who, worth: 1.9 }
  }
  if (space === "merchant") return { who: { ...who, gold: 0 }, worth: Math.min(4, who.gold * 0.45) }
  if (space === "dark") return after(DARK, who)
  // Rests, merchants, an encounter and an event.
  if (space === "light") return { who: { ...who, hp: Math.min(who.maxHp, who.hp + 0.7) }, worth: 1.7 }
  return after(PLAIN[space], who)
}

function travellerOf(r: SpireRun, seat: Seat): Traveller {
  const { hp, maxHp, gold } = player(r, seat)
  return { hp, maxHp, gold, act: r.s.table.act }
}

/** Of one room alone, less the HP that it costs. */
export function roomWorth(r: SpireRun, seat: Seat, space: "encounter" | "elite"): number {
  const before = travellerOf(r, seat)
  const { who, worth } = after(PLAIN[space], before)
  return worth - (before.hp - who.hp) * 0.9
}

function bestFrom(r: SpireRun, board: MapBoard, id: string, who: Traveller): number {
  const node = nodeOf(board, id)
  const { who: then, worth } = visit(spaceAt(r.s.table, node), who)
  if (node.exits.length === 0) return worth + then.hp * 1
  return worth + Math.max(...node.exits.map((exit) => bestFrom(r, board, exit, then)))
}

/** Of a key like `go:event/r1c3`. */
export function pathWorth(r: SpireRun, seat: Seat, key: string): number {
  const id = key.slice(key.lastIndexOf("/") + 1)
  const board = boardOf(r.s.table)
  if (!board.nodes.some((node) => node.id === id)) return 0
  return bestFrom(r, board, id, travellerOf(r, seat))
}
