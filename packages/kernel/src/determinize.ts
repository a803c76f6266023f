// Dealing the unknown anew for one seat: a world that seat cannot tell from the true one. The result depends on what
// the seat can see and on the given chance alone, so a bot that thinks in it cannot cheat.

import { dropIndex } from "./ability-index.ts"
import { copyState } from "./copy.ts"
import { bit } from "./knowledge.ts"
import type { Plain } from "./plain.ts"
import { type RandomState, shuffleInPlace, word } from "./random.ts"
import { FIRST_SLOT, makeRef, type Ref, type Seat, slotOf } from "./refs.ts"
import type { Tables } from "./run.ts"
import type { Obj, State } from "./state.ts"

export function determinize<T, D>(
  m: Tables<T, D>,
  s: State<T, D>,
  seat: Seat,
  random: RandomState,
): State<T, D> {
  const made = copyState(m, s)
  dropIndex(made)
  const me = bit(seat)
  const renamed = new Map<Ref, Ref>()
  // Which objects lie unknown, by back, and where: zone and place, in the order of the table.
  const places = new Map<string, { zone: number; at: number }[]>()
  const unknown = new Map<string, number[]>()
  for (const info of m.zones) {
    const list = made.zones[info.id]
    if (info.shown === "all") continue
    if (!info.ordered && info.seat !== seat) {
      // Positions in such a zone mean nothing: the known cards first, by name, as the view shows them.
      list.sort((a, b) => rank(made, a, me) - rank(made, b, me))
    }
    for (let at = 0; at < list.length; at++) {
      const o = made.objects[slotOf(list[at]) - FIRST_SLOT]
      if ((o.known & me) !== 0) continue
      const back = m.defs[o.def].def.back
      if (!places.has(back)) {
        places.set(back, [])
        unknown.set(back, [])
      }
      ;(places.get(back) as { zone: number; at: number }[]).push({ zone: info.id, at })
      ;(unknown.get(back) as number[]).push(slotOf(list[at]))
    }
  }
  for (const back of [...places.keys()].toSorted()) {
    const slots = (unknown.get(back) as number[]).toSorted((a, b) => a - b)
    shuffleInPlace(random, 0, slots)
    const spots = places.get(back) as { zone: number; at: number }[]
    const pairs = spots.map((spot) => made.objects[slotOf(made.zones[spot.zone][spot.at]) - FIRST_SLOT])
    // What others know of a place is nothing this seat could see: in the new world nobody but its holder knows it.
    const before = pairs.map((o) => ({ ref: o.ref, zone: o.zone, controller: o.controller }))
    spots.forEach((spot, i) => {
      const o = made.objects[slots[i] - FIRST_SLOT]
      settle(o, makeRef(++made.clock, slots[i]), before[i].zone, before[i].controller)
      o.known = m.zones[spot.zone].shown === "holder" ? bit(m.zones[spot.zone].seat) : 0
      made.zones[spot.zone][spot.at] = o.ref
      renamed.set(before[i].ref, o.ref)
    })
  }
  // Everything that pointed at a hidden place points at what lies there now.
  for (const track of made.tracks)
    for (const f of track.frames) {
      const step = m.codes[f.p].steps[f.pc]
      step?.op.forget?.(f, step.a, seat)
      rename(f.env, renamed)
    }
  for (const effect of made.effects) rename(effect.env, renamed)
  for (const pending of made.pending) rename(pending.env, renamed)
  for (const o of made.objects) {
    if (o.act !== null) rename(o.act.env, renamed)
    if (o.memo !== null) rename(o.memo, renamed)
    // The others' knowledge of cards this seat knows is theirs to know, not this seat's.
    if (o.zone >= 0 && m.zones[o.zone].shown !== "all") o.known = (o.known & me) | holderBit(m, o.zone)
  }
  // The future is dealt anew as well.
  for (let i = 0; i < 4; i++) made.random.seed[i] = word(random, 0)
  made.random.drawn.fill(0)
  made.random.fixed = null
  return made
}

const holderBit = (m: Tables, zone: number): number =>
  m.zones[zone].shown === "holder" ? bit(m.zones[zone].seat) : 0

function rank(s: State, ref: Ref, me: number): number {
  const o = s.objects[slotOf(ref) - FIRST_SLOT]
  return (o.known & me) !== 0 ? ref : Number.MAX_SAFE_INTEGER
}

function settle(o: Obj, ref: Ref, zone: number, controller: Seat): void {
  o.ref = ref
  o.zone = zone
  o.controller = controller
}

function rename(value: Plain, names: Map<Ref, Ref>): Plain {
  if (typeof value === "number") return names.get(value) ?? value
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = rename(value[i], names)
    return value
  }
  for (const key in value) value[key] = rename(value[key], names)
  return value
}
