// Who knows what: one bit a seat on each object, kept with it until it is shuffled away or mixed among cards that
// nobody can follow.

import { NOBODY, type Ref, type Seat } from "./refs.ts"
import { type GameEvent, object, type Run } from "./run.ts"
import type { Obj } from "./state.ts"

export const FREE = 0
export const REQUEST = 1
export const CLOSED = 2

export const everybody = (r: Run): number => (1 << r.s.seats) - 1
export const bit = (seat: Seat): number => (seat === NOBODY ? 0 : 1 << seat)

/** Seats that see whatever lies in a zone. */
export function watchers(r: Run, zone: number): number {
  const info = r.m.zones[zone]
  return info.shown === "all" ? everybody(r) : info.shown === "holder" ? bit(info.seat) : 0
}

/** Taking back an answer that showed its own giver something new would be cheating; what only others saw, they may forgive. */
export function revealed(r: Run, before: number, after: number): void {
  const news = after & ~before
  if (news === 0) return
  const actor = bit(r.s.actor)
  if ((news & actor) !== 0 || (before & actor) === 0) r.s.undo = CLOSED
  else if (r.s.undo < REQUEST) r.s.undo = REQUEST
}

/** Knowledge of an object after it has gone from one zone to another. */
export function carryKnowledge(r: Run, o: Obj, from: number, to: number): void {
  const see = watchers(r, to)
  if (from >= 0) {
    const info = r.m.zones[from]
    // Others see that one of these cards went, not which: they can follow none of them any more.
    if (info.shown === "holder" && !info.ordered) {
      const blind = everybody(r) & ~bit(info.seat) & ~see
      if (blind !== 0) {
        o.known &= ~blind
        for (const ref of r.s.zones[from]) {
          const left = object(r, ref)
          if (left !== null) left.known &= ~blind
        }
      }
    }
  }
  const before = o.known
  o.known |= see
  revealed(r, before, o.known)
}

/** Shows cards where they lie to the seats in `who` (bits). */
export function show(r: Run, refs: readonly Ref[], who: number): GameEvent | null {
  const cards: string[] = []
  for (const ref of refs) {
    const o = object(r, ref)
    if (o === null) continue
    const before = o.known
    o.known |= who
    revealed(r, before, o.known)
    cards.push(o.def < 0 ? "" : r.m.defs[o.def].def.id)
  }
  return cards.length === 0
    ? null
    : { k: "show", objs: refs.slice(), cards, count: cards.length, knows: who, knew: who }
}
