// What expressions of an ability look at, and who may be meant by them, read without doing anything: the half of a
// footprint (`footprint.ts`) that changes nothing.

import { lookup } from "./ability-index.ts"
import { bindingsOf } from "./active-abilities.ts"
import type { Amount, Cond, Select, Whom } from "./expr.ts"
import type { Env } from "./plain.ts"
import { NOBODY, type Ref, type Seat, seatsOf } from "./refs.ts"
import { controllerOf, type Run, zoneId } from "./run.ts"

/** Who it may be; null for anybody. */
export type Maybe = readonly Ref[] | null

/** A number, or what lies in a zone: looked at, more of it, less of it, or something else altogether. */
export interface Touch {
  what: string
  of: Maybe
  way: "read" | "more" | "less" | "set"
  /** How much at most. */
  by?: number
}

/** Something happens that others may wait for, with what is known of it: words, and whom it is about. */
export interface Telling {
  tells: string
  with: Readonly<Record<string, string | Maybe>>
}

/** A verb in an ability that is being read: who and what its parameters may mean. */
export interface Reading<Table = unknown, Data = unknown> {
  r: Run<Table, Data>
  whom(param: string): Maybe
  word(param: string): string
  upTo(param: string): number
}

/** What a verb comes to; null for anything. */
export type Reads<Table = unknown, Data = unknown> = {
  of(at: Reading<Table, Data>): readonly (Touch | Telling)[] | null
}["of"]

export interface Footprint {
  touches: Touch[]
  /** It may touch everything there is. */
  anything: boolean
  /** It may be the end of all that goes on. */
  ends: boolean
}

export interface Walk {
  r: Run
  found: Footprint
  /** What names stand for. */
  names: Readonly<Record<string, Maybe>>
  numbers: Readonly<Record<string, number>>
  /** How often at most. */
  times: number
  /** How many have been set off by one another. */
  depth: number
}

export const newFootprint = (): Footprint => ({ touches: [], anything: false, ends: false })

const isRef = (value: unknown): value is Ref => typeof value === "number"

export function namesOf(env: Env): Record<string, Maybe> {
  const names: Record<string, Maybe> = {}
  const { this: self, you, ev } = env
  if (isRef(self)) names["this"] = [self]
  if (isRef(you)) names["you"] = [you]
  const event = ev as Env | undefined
  for (const key in event) {
    const value = event[key]
    if (isRef(value)) names[fieldName(key)] = [value]
  }
  return names
}

/** The name of a field of the event, made once. */
export function fieldName(field: string): string {
  let name = fieldNames.get(field)
  if (name === undefined) fieldNames.set(field, (name = `ev.${field}`))
  return name
}
const fieldNames = new Map<string, string>()

export const bound = (w: Walk, name: string, refs: Maybe): Walk => ({
  ...w,
  names: { ...w.names, [name]: refs },
})

export function touch(w: Walk, { what, of, way, by = 0 }: Touch): void {
  w.found.touches.push({ what, of, way, by: by * w.times })
}

/** What players have seen, which whoever chooses something looks at. */
export const KNOWN = "known"

/** The name under which what waits for an event is found in footprints. */
export const listening = (event: string): string => `on ${event}`

// What is said of somebody

export function whomOf(w: Walk, whom: Whom): Maybe {
  if (typeof whom === "string") return w.names[whom] ?? null
  if (!("controller" in whom)) return null
  return whomOf(w, whom.controller)?.map((ref) => controllerOf(w.r, ref)) ?? null
}

/** Everything that might be selected, whatever else must be true of it. */
export function selectable(w: Walk, { from, of }: Select): Maybe {
  const found: Ref[] = []
  for (const source of typeof from === "string" ? [from] : from) {
    if (source.startsWith("@")) {
      const named = whomOf(w, source.slice(1))
      if (named === null) return null
      found.push(...named)
    } else if (source === "seats") found.push(...seatsOf(w.r.s))
    else for (const id of zonesOf(w, source, of)) found.push(...w.r.s.zones[id])
  }
  return found
}

/** Whose part of a zone is meant: nobody's, if it is everybody's. */
function ownersOf(w: Walk, kind: number, of: Select["of"]): Maybe {
  if (w.r.m.zones[w.r.m.zoneBase[kind]].seat === NOBODY) return [NOBODY]
  return of === undefined || of === "others" ? seatsOf(w.r.s) : (whomOf(w, of) ?? seatsOf(w.r.s))
}

function zonesOf(w: Walk, name: string, of: Select["of"]): number[] {
  const kind = w.r.m.zoneNumber.get(name)
  if (kind === undefined) return []
  return (ownersOf(w, kind, of) ?? [])
    .filter((ref): ref is Seat => ref < w.r.s.seats)
    .map((seat) => zoneId(w.r, kind, seat))
}

// What is looked at

export function readSelect(w: Walk, select: Select): void {
  const { from, of, where, top } = select
  for (const source of typeof from === "string" ? [from] : from) {
    const kind = w.r.m.zoneNumber.get(source)
    if (kind !== undefined) touch(w, { what: source, of: ownersOf(w, kind, of), way: "read" })
  }
  if (where !== undefined) readCond(bound(w, "it", selectable(w, select)), where)
  if (top !== undefined) readAmount(w, top)
}

function readStat(w: Walk, name: string, of: Maybe): void {
  const changed = w.r.m.stats.get(name)?.changed ?? -1
  touch(w, { what: `stat ${name}`, of, way: "read" })
  for (const entry of changed < 0 ? [] : lookup(w.r, changed)) {
    const { ability } = w.r.m.abilities[entry.ability]
    if (ability.k !== "stat") continue
    const own = { ...w, names: { ...namesOf(bindingsOf(w.r, entry)), it: of } }
    for (const cond of [ability.when, ability.to]) if (cond !== undefined) readCond(own, cond)
    for (const amount of [ability.add, ability.set]) if (amount !== undefined) readAmount(own, amount)
  }
}

export function readAmount(w: Walk, amount: Amount): void {
  if (typeof amount === "number" || "n" in amount || "ref" in amount || "fact" in amount) return
  if ("read" in amount) touch(w, { what: amount.read, of: whomOf(w, amount.of), way: "read" })
  else if ("stat" in amount) readStat(w, amount.stat, whomOf(w, amount.of))
  else if ("count" in amount) readSelect(w, amount.count)
  else if ("sum" in amount) {
    readSelect(w, amount.over)
    touch(w, { what: amount.sum, of: selectable(w, amount.over), way: "read" })
  } else for (const part of Object.values(amount)[0]) readAmount(w, part)
}

export function readCond(w: Walk, cond: Cond): void {
  if ("exists" in cond) readSelect(w, cond.exists)
  else if ("all" in cond || "any" in cond)
    for (const part of "all" in cond ? cond.all : cond.any) readCond(w, part)
  else if ("not" in cond) readCond(w, cond.not)
  else if ("at" in cond) touch(w, { what: cond.at[1], of: null, way: "read" })
  else if ("test" in cond) {
    const looks = w.r.m.spec.order?.tests[cond.test]
    if (looks === undefined) w.found.anything = true
    else
      for (const what of looks)
        touch(w, { what, of: cond.of === undefined ? null : whomOf(w, cond.of), way: "read" })
  } else
    for (const pair of ["eq", "ne", "ge", "le"] as const)
      for (const amount of (cond as Partial<Record<string, Amount[]>>)[pair] ?? []) readAmount(w, amount)
}

/** At most; endlessly much where that cannot be said. */
export function upTo(w: Walk, amount: Amount | undefined): number {
  if (typeof amount === "number") return amount
  if (amount === undefined) return Infinity
  if ("n" in amount) return amount.n
  if ("ref" in amount) return w.numbers[amount.ref] ?? Infinity
  if ("add" in amount) return amount.add.reduce((sum: number, part) => sum + upTo(w, part), 0)
  if ("read" in amount) {
    const of = whomOf(w, amount.of)
    return of === null ? Infinity : Math.max(0, ...of.map((ref) => w.r.m.spec.reads[amount.read](w.r, ref)))
  }
  return Infinity
}
