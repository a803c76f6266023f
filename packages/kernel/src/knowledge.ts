// Who knows what: one bit a seat, and one for those who watch, on each object, kept with it until it is shuffled away
// or mixed among cards that nobody can follow.

import { own } from "./own.ts"
import { isObject, NOBODY, type Ref, type Seat, slotOf } from "./refs.ts"
import { bySlot, type GameEvent, object, type Run, type ZoneInfo } from "./run.ts"
import type { Frame, Obj, OwnObj } from "./state.ts"

export const FREE = 0
const REQUEST = 1
export const CLOSED = 2

/** Whoever watches without a seat: set by what lies open or is shown to everybody, never by what all happen to know. */
export const PUBLIC = 1 << 30
export const everybody = (r: { s: { seats: number } }): number => ((1 << r.s.seats) - 1) | PUBLIC
/** The bit of a viewer; NOBODY is a spectator. */
export const eye = (seat: Seat): number => (seat === NOBODY ? PUBLIC : 1 << seat)
export const bit = (seat: Seat): number => (seat === NOBODY ? 0 : 1 << seat)

/** Seats that see whatever lies in a zone. */
export function watchers(r: Run, zone: number): number {
  const info = r.m.zones[zone]
  if (info.shown === "none") return 0
  return info.shown === "all" || isFaceUp(r, info) ? everybody(r) : bit(info.seat)
}

/** What elsewhere only its holder sees lies open at this table. */
const isFaceUp = (r: Run, info: ZoneInfo): boolean =>
  r.m.spec.faceUp !== undefined && r.m.spec.faceUp(r.s.table, info.kind)

/** Taking back an answer that showed its own giver something new would be cheating; what only others saw, they may forgive. */
function revealed(r: Run, before: number, after: number): void {
  const news = after & ~before
  if (news === 0) return
  const actor = bit(r.s.actor)
  if ((news & actor) !== 0 || (before & actor) === 0) r.s.undo = CLOSED
  else if (r.s.undo < REQUEST) r.s.undo = REQUEST
}

/** Who had seen this, as the giver of the answer can tell: a mark that counted what others saw in secret would tell it. */
const seenBefore = (r: Run, o: Obj, seen: number): number => (o.known & bit(r.s.actor)) | seen

/** Knowledge of an object after it has gone from one zone, which `seen` look into, to another. */
export function carryKnowledge(r: Run, o: OwnObj, from: number, to: number, seen: number): void {
  const see = watchers(r, to)
  const all = everybody(r)
  if (from >= 0) {
    const info = r.m.zones[from]
    // Others see that one of these cards went, not which: they can follow none of them any more.
    if (see !== all && info.shown === "holder" && !info.ordered && !isFaceUp(r, info)) {
      const blind = all & ~bit(info.seat) & ~see
      if (blind !== 0) {
        o.known &= ~blind
        for (const ref of r.s.zones[from]) {
          const left = object(r, ref)
          if (left !== null && (left.known & blind) !== 0) own(r, left).known &= ~blind
        }
      }
    }
  }
  // Put elsewhere among the same hidden cards: only whoever did it can say where it lies now.
  if (from === to && see !== all) o.known &= bit(r.s.actor) | see
  const before = seenBefore(r, o, seen)
  o.known |= see
  revealed(r, before, before | see)
}

/** Shows cards where they lie to the seats in `who` (bits). */
export function show(r: Run, refs: readonly Ref[], who: number): GameEvent | null {
  const cards: string[] = []
  for (const ref of refs) {
    const o = object(r, ref)
    if (o === null) continue
    const before = seenBefore(r, o, o.zone < 0 ? 0 : watchers(r, o.zone))
    if ((o.known & who) !== who) own(r, o).known |= who
    revealed(r, before, before | who)
    cards.push(o.def < 0 ? "" : r.m.defs[o.def].id)
  }
  return cards.length === 0
    ? null
    : { k: "show", objs: refs.slice(), cards, count: cards.length, knows: who, knew: who }
}

/** Can a viewer see what this is? */
export const isSeen = (r: Run, o: Obj, seat: Seat): boolean =>
  (o.known & eye(seat)) !== 0 || o.zone < 0 || r.m.zones[o.zone].shown === "all"

/** The path of the ability that asks; "" for rules, and for a card that `seat` does not know, wherever that is by now. */
export function askedBy(r: Run, f: Frame, seat: Seat): string {
  const { by } = r.m.codes[f.p]
  const source = f.env[by === null ? "card" : "this"]
  if (typeof source === "number" && isObject(source) && !isSeen(r, bySlot(r, slotOf(source)), seat)) return ""
  return by ?? r.m.abilities[f.env["ability"] as number].path
}

/** Do positions in a zone mean something to this seat? In another's hand they do not. */
export const isOrderly = (info: ZoneInfo, seat: Seat): boolean =>
  info.ordered || info.shown === "all" || (info.seat === seat && seat !== NOBODY)

/** How a seat sees a zone without positions: what it knows first, by name, then the rest by their backs. */
export function bySight(r: Pick<Run, "m">, a: Obj, b: Obj, seat: Seat): number {
  const [first, second] = [(a.known & eye(seat)) !== 0, (b.known & eye(seat)) !== 0]
  if (first || second) return first && second ? a.ref - b.ref : first ? -1 : 1
  const [mine, other] = [backOf(r, a), backOf(r, b)]
  return mine < other ? -1 : mine > other ? 1 : 0
}

export const backOf = (r: Pick<Run, "m">, o: Obj): string => (o.def < 0 ? "" : r.m.defs[o.def].def.back)
