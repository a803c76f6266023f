// Which way up: every way to the top of the Act, with what its rooms give and what they cost whoever has so many HP.

import type { Seat } from "@soulspire/kernel"
import { boardOf } from "../climb/map/boards/index.ts"
import { type MapBoard, nodeOf, type Space, spaceAt } from "../climb/map/map.ts"
import { player, type SpireRun } from "../state/run.ts"

interface Room {
  /** HP that it costs on average, and what it is worth besides. */
  readonly costs: number
  readonly gives: number
}

const PLAIN: Readonly<Record<Exclude<Space, "dark" | "light" | "campfire" | "merchant">, Room>> = {
  "first-encounter": { costs: 1, gives: 2 },
  encounter: { costs: 1.6, gives: 2.6 },
  elite: { costs: 4, gives: 6 },
  "burning-elite": { costs: 5, gives: 6.5 },
  boss: { costs: 0, gives: 0 },
  event: { costs: 0, gives: 1.2 },
  treasure: { costs: 0, gives: 5 },
}

/** What lies under a token that is not turned up: so many of each kind (STS-2.4). */
const DARK = { costs: (3 * 4 + 3 * 1.6) / 8, gives: (3 * 6 + 3 * 2.6 + 2 * 1.2) / 8 }

const FULL_REST = 3

interface Traveller {
  readonly hp: number
  readonly maxHp: number
  readonly gold: number
}

/** With few HP every further loss is worse: it may be the last. */
const risk = (hp: number): number => (hp >= 4 ? 0 : (4 - hp) * (4 - hp) * 1.1)

function after({ costs, gives }: Room, { hp, maxHp, gold }: Traveller): { who: Traveller; worth: number } {
  const left = hp - costs
  return {
    who: { hp: Math.max(0.5, left), maxHp, gold: gold + (costs > 0 ? 1 : 0) },
    worth: gives - (costs > 0 ? risk(left) : 0),
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
  const { hp, maxHp, gold } = player(r, seat)
  return bestFrom(r, board, id, { hp, maxHp, gold })
}
