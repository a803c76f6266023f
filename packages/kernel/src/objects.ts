// Objects come, move and go here and nowhere else: a new name at each change of zone, what was last known kept.

import { present, reindex, touched, unindex } from "./ability-index.ts"
import { carryKnowledge, CLOSED, watchers } from "./knowledge.ts"
import { numberOf } from "./numbers.ts"
import { own } from "./own.ts"
import { copyPlain, type Plain, takeOut } from "./plain.ts"
import { below, shuffleInPlace } from "./random.ts"
import { FIRST_SLOT, makeRef, MOST_SLOTS, NOBODY, type Ref, type Seat, slotOf } from "./refs.ts"
import { bySlot, defOf, object, type Run } from "./run.ts"
import type { Frame, Obj } from "./state.ts"
import { emit, emitTo, endTied } from "./triggers.ts"

/** So many things are there only where something breeds. */
const CROWD = 3072

/** What breeds is an endless loop like any other, and is broken while there is still room for the way out. */
function crowd(r: Run, slot: number): void {
  if (slot >= MOST_SLOTS) throw new Error(`more than ${MOST_SLOTS - FIRST_SLOT} objects`)
  if (r.s.objects.length - r.s.free.length >= CROWD) r.s.guard.pushed = r.m.patience + 1
}

/** Makes an object in a zone: a card at set-up, or something that needs none. */
export function spawn<T, D>(r: Run<T, D>, def: number, zone: number, controller: Seat): Obj<D> {
  const { s, m } = r
  const slot = s.free.length > 0 ? (s.free.pop() as number) : s.objects.length + FIRST_SLOT
  if (def !== -1 && m.defs[def] === undefined) throw new Error(`no card has the number ${def}`)
  if (slot >= CROWD) crowd(r, slot)
  const o: Obj<D> = {
    ref: makeRef(++s.clock, slot),
    def,
    zone,
    controller,
    known: watchers(r, zone),
    data: m.zones[zone].live ? m.spec.newData(def < 0 ? null : m.defs[def].def) : null,
    layers: null,
    memo: null,
    act: null,
    was: null,
  }
  s.objects[slot - FIRST_SLOT] = o
  s.zones[zone].push(o.ref)
  reindex(r, o)
  return o
}

/** Makes a copy of a card, which has no card of its own: it is what it copies for as long as it is there. */
export function spawnCopy<T, D>(
  r: Run<T, D>,
  def: number,
  zone: number,
  controller: Seat,
  until: string,
): Obj<D> {
  const o = spawn(r, -1, zone, controller)
  o.layers = [{ k: "copy", def, until, stamp: ++r.s.clock }]
  reindex(r, o)
  return o
}

/** What has no card stays what it copies wherever it goes. */
function copiedBy({ layers }: Obj): Obj["layers"] {
  const copied = layers?.filter(({ k }) => k === "copy") ?? []
  return copied.length === 0 ? null : copied
}

/** An object without a card ends; its slot is used again under another name. */
export function cease(r: Run, ref: Ref): void {
  const found = object(r, ref)
  if (found === null) return
  const o = own(r, found)
  unindex(r, o)
  takeOut(r.s.zones[o.zone], ref)
  o.zone = -1
  o.ref = makeRef(++r.s.clock, slotOf(ref))
  o.data = o.layers = o.memo = o.act = o.was = null
  r.s.free.push(slotOf(ref))
  endTied(r, ref)
}

export type At = "top" | "bottom"

/** Moves an object and tells it; `maker` is the frame that does it, whose own references follow the object. */
export function moveObject(
  r: Run,
  ref: Ref,
  to: number,
  at: At,
  controller: Seat,
  maker: Frame | null,
  cause: string,
): Ref {
  const found = object(r, ref) as Obj
  const { s, m } = r
  // Without a card there is nothing to lie in a pile.
  if (found.def < 0 && !m.zones[to].live) {
    cease(r, ref)
    return NOBODY
  }
  const o = own(r, found)
  const from = o.zone
  const before = present(r)
  const knew = o.known
  const seen = watchers(r, from)
  if (m.zones[from].live) o.was = remember(r, o)
  const controlled = o.controller
  unindex(r, o)
  takeOut(s.zones[from], ref)
  o.ref = makeRef(++s.clock, slotOf(ref))
  o.zone = to
  o.controller = controller
  o.data = m.zones[to].live ? m.spec.newData(o.def < 0 ? null : m.defs[o.def].def) : null
  o.layers = o.def < 0 ? copiedBy(o) : null
  o.memo = null
  o.act = null
  if (at === "top") s.zones[to].push(o.ref)
  else s.zones[to].unshift(o.ref)
  carryKnowledge(r, o, from, to, seen)
  reindex(r, o)
  touched(r)
  if (maker !== null) follow(maker.env, ref, o.ref)
  endTied(r, ref)
  const def = defOf(o)
  emitTo(
    r,
    m.moving.heard,
    {
      k: "move",
      obj: o.ref,
      old: ref,
      card: def < 0 ? "" : m.defs[def].id,
      back: o.def < 0 ? "" : m.defs[o.def].back,
      from: m.zones[from].kind,
      to: m.zones[to].kind,
      giver: m.zones[from].seat,
      taker: m.zones[to].seat,
      controlled,
      controller,
      cause,
      knew: knew | seen,
      knows: o.known,
    },
    before,
  )
  return o.ref
}

/** The same card with its other side up for good, wherever it lies and goes. */
export function reprint(r: Run, ref: Ref, def: number): void {
  const o = own(r, object(r, ref) as Obj)
  unindex(r, o)
  o.def = def
  reindex(r, o)
  touched(r)
}

/** The same object in another place (given, stolen, bought): it stays what it is, and whatever speaks of it still does. */
export function transfer(r: Run, ref: Ref, to: number, controller: Seat, cause: string): void {
  const o = own(r, object(r, ref) as Obj)
  const { s, m } = r
  const from = o.zone
  const before = present(r)
  const knew = o.known
  const seen = watchers(r, from)
  const controlled = o.controller
  unindex(r, o)
  takeOut(s.zones[from], ref)
  o.zone = to
  o.controller = controller
  s.zones[to].push(ref)
  carryKnowledge(r, o, from, to, seen)
  reindex(r, o)
  touched(r)
  emit(
    r,
    {
      k: "transfer",
      obj: ref,
      card: o.def < 0 ? "" : m.defs[o.def].def.id,
      from: m.zones[from].kind,
      to: m.zones[to].kind,
      giver: m.zones[from].seat,
      taker: m.zones[to].seat,
      controlled,
      controller,
      cause,
      knew: knew | seen,
      knows: o.known,
    },
    before,
  )
}

/** The references a frame holds to what it moved go along; everybody else's break. */
function follow(env: Record<string, Plain>, old: Ref, ref: Ref): void {
  for (const key in env) {
    const value = env[key]
    if (value === old) env[key] = ref
    else if (Array.isArray(value)) for (let i = 0; i < value.length; i++) if (value[i] === old) value[i] = ref
  }
}

function remember(r: Run, o: Obj): NonNullable<Obj["was"]> {
  const { zones, spec } = r.m
  const was: NonNullable<Obj["was"]> = {
    ref: o.ref,
    def: defOf(o),
    zone: o.zone,
    controller: o.controller,
    data: null,
    numbers: null,
    memo: null,
  }
  // Of what was only waiting somewhere, who and what it was is enough.
  if (zones[o.zone].play) {
    was.data = spec.copyData(o.data) as Record<string, Plain>
    was.memo = copyPlain(o.memo)
    const numbers: Record<string, number> = {}
    // Most are 0, which is also what is read where nothing is remembered.
    for (const stat of r.m.stats.values()) {
      if (stat.ofSeats) continue
      const value = numberOf(r, o.ref, stat)
      if (value !== 0) numbers[stat.name] = value
    }
    was.numbers = numbers
  }
  return was
}

/** Shuffles a zone; what anybody knew of its cards is gone, and so are the names they were known by. */
export function shuffle(r: Run, zone: number): void {
  const list = r.s.zones[zone]
  shuffleInPlace(r.s.random, 0, list)
  const see = watchers(r, zone)
  for (let i = 0; i < list.length; i++) {
    const found = bySlot(r, slotOf(list[i]))
    if (found.known === see) continue
    const o = own(r, found)
    unindex(r, o)
    o.ref = list[i] = makeRef(++r.s.clock, slotOf(list[i]))
    o.known = see
    reindex(r, o)
  }
  emit(r, { k: "shuffle", zone: r.m.zones[zone].kind, holder: r.m.zones[zone].seat }, null)
}

/** Cards of a zone go under the rest of it in an order that nobody knows: nobody can tell one from another any more. */
export function bury(r: Run, zone: number, refs: Ref[]): void {
  shuffleInPlace(r.s.random, 0, refs)
  const see = watchers(r, zone)
  for (const ref of refs) {
    const o = own(r, bySlot(r, slotOf(ref)))
    unindex(r, o)
    takeOut(r.s.zones[zone], ref)
    o.ref = makeRef(++r.s.clock, slotOf(ref))
    o.known = see
    r.s.zones[zone].unshift(o.ref)
    reindex(r, o)
  }
  if (refs.length > 0)
    emit(r, { k: "shuffle", zone: r.m.zones[zone].kind, holder: r.m.zones[zone].seat }, null)
}

/** Rolls a die of a named stream where everybody sees it: from then on, nothing before it can be taken back. */
export function roll(r: Run, stream: string, sides: number): number {
  const no = r.m.streams.get(stream)
  if (no === undefined) throw new Error(`no stream of chance is called "${stream}"`)
  r.s.undo = CLOSED
  return below(r.s.random, no, sides) + 1
}

/** Turns one pile into another and shuffles it: an empty deck is made of its discard pile. Nobody is asked. */
export function recycle(r: Run, from: number, to: number): void {
  const list = r.s.zones[from]
  const see = watchers(r, to)
  r.s.zones[from] = []
  for (const ref of list) {
    const o = own(r, bySlot(r, slotOf(ref)))
    unindex(r, o)
    o.ref = makeRef(++r.s.clock, slotOf(ref))
    o.zone = to
    o.controller = r.m.zones[to].seat
    o.known = see
    r.s.zones[to].push(o.ref)
    reindex(r, o)
  }
  shuffle(r, to)
}

export const topOf = (r: Run, zone: number): Ref => {
  const list = r.s.zones[zone]
  return list.length === 0 ? NOBODY : list[list.length - 1]
}
