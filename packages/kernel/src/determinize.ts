// Dealing the unknown anew for one seat: a world that seat cannot tell from the true one. The result depends on what
// the seat can see and on the given chance alone, so a bot that thinks in it cannot cheat.

import { copyState } from "./copy.ts"
import { backOf, bit, bySight, isOrderly, PUBLIC } from "./knowledge.ts"
import { own } from "./own.ts"
import type { Env, Plain } from "./plain.ts"
import { type RandomState, shuffleInPlace, word } from "./random.ts"
import { FIRST_SLOT, isObject, makeRef, type Ref, type Seat, slotOf } from "./refs.ts"
import type { Compiled } from "./run.ts"
import { startRun } from "./runs.ts"
import { hasSecrets, isSecret, unknownSecrets } from "./sight.ts"
import type { Obj, OwnObj, State } from "./state.ts"

export function determinize<T, D>(
  m: Compiled<T, D>,
  s: State<T, D>,
  seat: Seat,
  random: RandomState,
): State<T, D> {
  const made = copyState(m, s)
  const me = bit(seat)
  const renamed = new Map<Ref, Ref>()
  const spoken = new Map<Ref, number>()
  for (const env of bindings(made)) mention(env, spoken)
  const spokenOf = (ref: Ref): number => spoken.get(ref) ?? Number.MAX_SAFE_INTEGER
  // Which objects lie unknown, by back, and where: zone and place, in the order of the table.
  const places = new Map<string, { zone: number; at: number }[]>()
  const unknown = new Map<string, number[]>()
  const counted = openFields(m.spec.sight.object)
  for (const info of m.zones) {
    const list = made.zones[info.id]
    if (info.shown === "all") continue
    // Where positions mean nothing: as the seat sees it, and what it cannot tell apart as it is spoken of.
    if (!isOrderly(info, seat)) {
      const at = (ref: Ref): Obj => made.objects[slotOf(ref) - FIRST_SLOT]
      list.sort(
        (a, b) =>
          bySight({ m }, at(a), at(b), seat) ||
          spokenOf(a) - spokenOf(b) ||
          byData(at(a).data, at(b).data, counted),
      )
    }
    for (let at = 0; at < list.length; at++) {
      const o = made.objects[slotOf(list[at]) - FIRST_SLOT]
      if ((o.known & me) !== 0) continue
      const back = backOf({ m }, o)
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
    const before = pairs.map(({ ref, zone, controller, data }) => ({
      ref,
      zone,
      controller,
      data,
    }))
    spots.forEach((spot, i) => {
      const o = own({ s: made }, made.objects[slots[i] - FIRST_SLOT])
      // Named as of now: an older name would tell when the true card came there, a newer one would move the clock.
      settle(o, makeRef(made.clock, slots[i]), before[i].zone, before[i].controller)
      // What is counted at a place (this card was kept since the last turn) is counted of whatever lies there.
      o.data = before[i].data
      o.known = m.zones[spot.zone].shown === "holder" ? bit(m.zones[spot.zone].seat) : 0
      made.zones[spot.zone][spot.at] = o.ref
      renamed.set(before[i].ref, o.ref)
    })
  }
  // Everything that pointed at a hidden place points at what lies there now.
  const dealt = new Set(renamed.values())
  for (const env of bindings(made)) {
    rename(env, renamed)
    // An event that named the card which lay there would tell what it truly was.
    const ev = env["ev"] as Env | undefined
    const told = ev?.["obj"] as Ref | undefined
    if (ev !== undefined && told !== undefined && dealt.has(told)) {
      const { def } = made.objects[slotOf(told) - FIRST_SLOT]
      ev["card"] = def < 0 ? "" : m.defs[def].def.id
    }
  }
  for (const effect of made.effects) effect.tied = renamed.get(effect.tied) ?? effect.tied
  for (const o of made.objects)
    // What others know of cards this seat knows is nothing it could see, unless everybody saw the card.
    if (o.zone >= 0 && (o.known & PUBLIC) === 0) {
      const known = (o.known & me) | holderBit(m, o.zone)
      if (known !== o.known) own({ s: made }, o).known = known
    }
  const r = startRun(m, made, false)
  for (const track of made.tracks)
    for (const f of track.frames) {
      const step = m.codes[f.p].steps[f.pc]
      step?.op.forget?.(r, f, step.a, seat, random)
    }
  for (const { of, field, secret, whose } of unknownSecrets(r, seat))
    of[field] = secret.anew(random, r, whose) as Plain
  // The future is dealt anew as well.
  for (let i = 0; i < 4; i++) made.random.seed[i] = word(random, 0)
  made.random.drawn.fill(0)
  made.random.fixed = null
  return made
}

/**
 * Chance anew in a world that was dealt for this seat: what is drawn and rolled from now on, and in which order what it does not
 * know lies in zones of these kinds. Much cheaper than dealing a world, and no fairer than the world it begins with.
 */
export function redeal<T, D>(
  m: Compiled<T, D>,
  s: State<T, D>,
  seat: Seat,
  kinds: readonly string[],
  random: RandomState,
): void {
  const me = bit(seat)
  for (const info of m.zones) {
    if (!kinds.includes(info.kind)) continue
    const list = s.zones[info.id]
    const spots: number[] = []
    for (let at = 0; at < list.length; at++)
      if ((s.objects[slotOf(list[at]) - FIRST_SLOT].known & me) === 0) spots.push(at)
    const refs = spots.map((at) => list[at])
    shuffleInPlace(random, 0, refs)
    spots.forEach((at, i) => {
      list[at] = refs[i]
    })
  }
  for (let i = 0; i < 4; i++) s.random.seed[i] = word(random, 0)
  s.random.drawn.fill(0)
}

/** All fields, or those that are no secrets. */
const openFields = (list: object): string[] | null =>
  hasSecrets(list)
    ? Object.entries(list).flatMap(([field, sight]: [string, string | object]) =>
        isSecret(sight) ? [] : [field],
      )
    : null

/** What is counted of two that look alike puts them in an order that does not tell which is which. */
function byData(a: unknown, b: unknown, fields: string[] | null): number {
  if (a === null || b === null) return 0
  const [one, other] = [JSON.stringify(a, fields), JSON.stringify(b, fields)]
  return one < other ? -1 : one > other ? 1 : 0
}

const holderBit = (m: Compiled, zone: number): number =>
  m.zones[zone].shown === "holder" ? bit(m.zones[zone].seat) : 0

/** Everything that holds references: frames, effects, triggers that wait, acts, what objects remember. */
function* bindings(s: State): Generator<Env> {
  for (const track of s.tracks) for (const f of track.frames) yield f.env
  for (const effect of s.effects) yield effect.env
  for (const pending of s.pending) yield pending.env
  for (const o of s.objects) {
    if (o.act !== null) yield o.act.env
    if (o.memo !== null) yield o.memo
  }
}

function mention(value: Plain, order: Map<Ref, number>): void {
  if (typeof value === "number" && isObject(value) && !order.has(value)) order.set(value, order.size)
  else if (typeof value === "object" && value !== null)
    for (const each of Object.values(value)) mention(each, order)
}

function settle(o: OwnObj, ref: Ref, zone: number, controller: Seat): void {
  o.ref = ref
  o.zone = zone
  o.controller = controller
}

function rename(value: Plain, names: Map<Ref, Ref>): Plain {
  if (typeof value === "number") return names.get(value as Ref) ?? value
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = rename(value[i], names)
    return value
  }
  for (const key in value) value[key] = rename(value[key], names)
  return value
}
