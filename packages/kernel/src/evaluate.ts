// Meaning for expr.ts: each expression is compiled once into a closure kept beside the program, never in the state.

import { thisOf } from "./bindings.ts"
import type { Amount, Cond, Numeral, Select, Whom } from "./expr.ts"
import type { Env, Plain } from "./plain.ts"
import { FIRST_SEAT, NOBODY, type Ref, type Seat } from "./refs.ts"
import {
  controllerOf,
  defAt,
  exists,
  factOf,
  faceOf,
  type Get,
  isOfKind,
  lastKnown,
  object,
  type Run,
  type StatCode,
  zoneId,
  nextSeat,
  seatAfter,
} from "./run.ts"
import { numberOf } from "./numbers.ts"
import { TIMES } from "./active-abilities.ts"
import { cachedAs, type ExpressionCache, compiledOnce } from "./expression-cache.ts"
import type { GameSpec } from "./spec.ts"

/** A numeral as it is read on a card: its value, and where it stands in the card's data (twice, if one number is both ends, or wherever it is said again). */
export interface Printed {
  value: number
  at: Numeral[]
  /** It says how much of something there is, so that a multiplied effect has more of it. */
  counts: boolean
}

/** What compiling needs to know of the game, and the counter of printed numerals of the card at hand. */
export interface Scope {
  zoneKinds: string[]
  /** Zones that are not some seat's own. */
  shared: ReadonlySet<string>
  /** What the game itself has names for. */
  spec: Pick<GameSpec, "whoms" | "tests" | "reads" | "uncopied">
  stats: ReadonlyMap<string, StatCode>
  numerals: Printed[]
  /** A card's own text in a game that multiplies: its quantities can be multiplied. What the rules do for it has had its number already. */
  isMultiplied: boolean
  expressions: ExpressionCache
  fail(what: string): never
}

export const compileWhom = (whom: Whom, scope: Scope): Get<Ref> =>
  compiledOnce(scope.expressions, "whom", whom, () => makeWhom(whom, scope))
/** A player is written like anybody else; that it is one is the card's word. */
export const compileSeat = (whom: Whom, scope: Scope): Get<Seat> => compileWhom(whom, scope) as Get<Seat>
export const compileAmount = (amount: Amount, scope: Scope): Get<number> =>
  compiledOnce(scope.expressions, "amount", amount, () => makeAmount(amount, scope))
/**
 * An amount of something, as often as the effect it is part of is multiplied. What is missing until two things are equal is
 * a way to a number and no number of its own, so there is no more of that.
 */
export function compileQuantity(amount: Amount, scope: Scope): Get<number> {
  const once = compileAmount(amount, scope)
  const isWay = typeof amount === "object" && "minus" in amount
  if (!scope.isMultiplied || isWay) return once
  if (typeof amount === "object" && "n" in amount)
    for (const printed of scope.numerals) if (printed.at.includes(amount)) printed.counts = true
  const before = multiplied.get(once)
  if (before !== undefined) return before
  const made: Get<number> = (r, e, it) => {
    const text = e["text"]
    const times = text === undefined ? undefined : (field(text, TIMES) as number | undefined)
    return times === undefined ? once(r, e, it) : once(r, e, it) * times
  }
  multiplied.set(once, made)
  return made
}
/** What a number is changed to. If that is so much more or less than something, the "so much" is a quantity. */
export function compileChange(amount: Amount, scope: Scope): Get<number> {
  if (typeof amount !== "object" || !("minus" in amount || "add" in amount))
    return compileAmount(amount, scope)
  const [from, by, ...more] = "minus" in amount ? amount.minus : amount.add
  if (more.length > 0 || typeof by !== "object" || !("n" in by)) return compileAmount(amount, scope)
  const [a, b] = [compileAmount(from, scope), compileQuantity(by, scope)]
  const sign = "minus" in amount ? -1 : 1
  return (r, e, it) => a(r, e, it) + sign * b(r, e, it)
}

const multiplied = new WeakMap<Get<number>, Get<number>>()

export const compileCond = (cond: Cond, scope: Scope): Get<boolean> =>
  compiledOnce(scope.expressions, "cond", cond, () => makeCond(cond, scope))
export const compileSelect = (select: Select, scope: Scope): Get<Ref[]> =>
  compiledOnce(scope.expressions, "select", select, () => makeSelect(select, scope))

const field = (value: Plain | undefined, name: string): Plain | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value[name] : undefined

function path(name: string): Get<Plain | undefined> {
  // The names that cards use most are read by closures of their own: a fixed name is looked up faster.
  switch (name) {
    case "it":
      return (_r, _e, it) => it
    case "you":
      return (_r, e) => e["you"]
    case "this":
      return (_r, e) => e["this"]
  }
  const parts = name.split(".")
  if (parts.length === 1) return (_r, e) => e[name]
  const [head, second, third] = parts
  if (head === "memo")
    return (r, e) => {
      // A trigger that looks back brings along what its object remembered.
      const brought = e["memo"]
      return brought === undefined ? object(r, thisOf(e))?.memo?.[second] : field(brought, second)
    }
  if (third === undefined && head === "ev") return (_r, e) => (e["ev"] as Env | undefined)?.[second]
  if (third === undefined && head === "would") return (_r, e) => (e["would"] as Env | undefined)?.[second]
  if (third === undefined) return (_r, e) => field(e[head], second)
  return (_r, e) => field(field(e[head], second), third)
}

/** Whom a value means: of several, the first. */
const meant = (value: Plain | undefined): Ref => {
  if (typeof value === "number") return value as Ref
  return Array.isArray(value) && typeof value[0] === "number" ? (value[0] as Ref) : NOBODY
}

/** Whoever a name stands for. The plainest names are asked for everywhere, and are read without a detour. */
function namedWhom(name: string): Get<Ref> {
  switch (name) {
    case "it":
      return (_r, _e, it) => it
    case "you":
      return (_r, e) => meant(e["you"])
    case "this":
      return (_r, e) => meant(e["this"])
  }
  const [head, second, third] = name.split(".")
  if (second === undefined) return (_r, e) => meant(e[name])
  if (third === undefined && head === "ev") return (_r, e) => meant((e["ev"] as Env | undefined)?.[second])
  const get = path(name)
  return (r, e, it) => meant(get(r, e, it))
}

/** What is told of whoever is named, and of nobody else; of the plainest names again without a detour. */
function told<T>(whom: Whom, scope: Scope, of: (r: Run, ref: Ref, other: Ref) => T): Get<T> {
  switch (whom) {
    case "it":
      return (r, _e, it) => of(r, it, NOBODY)
    case "you":
      return (r, e) => of(r, meant(e["you"]), NOBODY)
    case "this":
      return (r, e) => of(r, meant(e["this"]), NOBODY)
  }
  const who = compileWhom(whom, scope)
  return (r, e, it) => of(r, who(r, e, it), NOBODY)
}

function makeWhom(whom: Whom, scope: Scope): Get<Ref> {
  if (typeof whom === "string") {
    const named = scope.spec.whoms[whom]
    return named === undefined ? namedWhom(whom) : (r, e) => named(r, meant(e["this"]))
  }
  if ("controller" in whom) {
    const of = compileWhom(whom.controller, scope)
    return (r, e, it) => controllerOf(r, of(r, e, it))
  }
  if ("holder" in whom) {
    const of = compileWhom(whom.holder, scope)
    return (r, e, it) => {
      const o = object(r, of(r, e, it))
      return o === null ? NOBODY : r.m.zones[o.zone].seat
    }
  }
  if ("next" in whom) {
    const of = compileSeat(whom.next, scope)
    return (r, e, it) => nextSeat(r, of(r, e, it))
  }
  const kind = zoneKind(whom.top, scope)
  const of = whom.of === undefined ? null : compileSeat(whom.of, scope)
  return (r, e, it) => {
    const list = r.s.zones[zoneId(r, kind, of === null ? FIRST_SEAT : of(r, e, it))]
    return list.length === 0 ? NOBODY : list[list.length - 1]
  }
}

/** The kind of the one shared zone that a selection takes whole; -1 if it is more than that. */
function plainZone(select: Select, scope: Scope): number {
  const { from, where, other, top } = select
  if (typeof from !== "string" || where !== undefined || other !== undefined || top !== undefined) return -1
  return scope.shared.has(from) ? scope.zoneKinds.indexOf(from) : -1
}

function zoneKind(name: string, scope: Scope): number {
  const kind = scope.zoneKinds.indexOf(name)
  return kind < 0 ? scope.fail(`no zone is called "${name}" (a bound list is "@${name}")`) : kind
}

/** Its number on its card: a new one, or that of the same numeral in another place. */
function numeralOf(numeral: Numeral, { numerals }: Scope): number {
  const before = numerals.findIndex(({ at: [{ same }] }) => same !== undefined && same === numeral.same)
  if (before < 0) return numerals.push({ value: numeral.n, at: [numeral], counts: false }) - 1
  numerals[before].at.push(numeral)
  return before
}

function makeAmount(amount: Amount, scope: Scope): Get<number> {
  if (typeof amount === "number") return () => amount
  if (typeof amount !== "object" || amount === null)
    return scope.fail(`not an amount: ${JSON.stringify(amount)}`)
  if ("n" in amount) {
    const value = amount.n
    const numeral = numeralOf(amount, scope)
    // A text layer travels in the bindings, so that what is on the stack keeps the text it was announced with.
    return cachedAs(scope.expressions, `numeral ${value} ${numeral}`, (): Get<number> => (_r, e) => {
      const text = e["text"]
      return text === undefined ? value : ((field(text, String(numeral)) as number | undefined) ?? value)
    })
  }
  if ("ref" in amount) {
    const get = path(amount.ref)
    return (r, e, it) => {
      const value = get(r, e, it)
      if (typeof value === "number") return value
      return Array.isArray(value) ? value.length : value === true ? 1 : 0
    }
  }
  const many = (list: Amount[]): Get<number>[] => list.map((each) => compileAmount(each, scope))
  if ("add" in amount) {
    const terms = many(amount.add)
    const [a, b] = terms
    if (terms.length === 2) return (r, e, it) => a(r, e, it) + b(r, e, it)
    return (r, e, it) => terms.reduce((sum, term) => sum + term(r, e, it), 0)
  }
  if ("mul" in amount) {
    const terms = many(amount.mul)
    return (r, e, it) => terms.reduce((sum, term) => sum * term(r, e, it), 1)
  }
  if ("min" in amount) {
    const terms = many(amount.min)
    return (r, e, it) => Math.min(...terms.map((term) => term(r, e, it)))
  }
  if ("max" in amount) {
    const terms = many(amount.max)
    return (r, e, it) => Math.max(...terms.map((term) => term(r, e, it)))
  }
  if ("minus" in amount) {
    const [a, b] = many(amount.minus)
    return (r, e, it) => a(r, e, it) - b(r, e, it)
  }
  if ("count" in amount) {
    const plain = plainZone(amount.count, scope)
    if (plain >= 0) return (r) => r.s.zones[r.m.zoneBase[plain]].length
    const what = compileSelect(amount.count, scope)
    return (r, e, it) => what(r, e, it).length
  }
  if ("stat" in amount) {
    const of = compileWhom(amount.of, scope)
    const stat = scope.stats.get(amount.stat)
    if (stat === undefined) return scope.fail(`no number is called "${amount.stat}"`)
    return (r, e, it) => numberOf(r, of(r, e, it), stat)
  }
  if ("read" in amount) {
    return told(amount.of, scope, readingOf(amount.read, scope))
  }
  if ("fact" in amount) {
    const of = compileWhom(amount.of, scope)
    const name = amount.fact
    return (r, e, it) => factOf(r, of(r, e, it), name)
  }
  if ("sum" in amount) {
    const what = compileSelect(amount.over, scope)
    const reading = readingOf(amount.sum, scope)
    return (r, e, it) => what(r, e, it).reduce((sum, ref) => sum + reading(r, ref), 0)
  }
  return scope.fail(`not an amount: ${JSON.stringify(amount)}`)
}

/** A number the game keeps; of something that has left, the number it last had. */
function readingOf(name: string, scope: Scope): (r: Run, ref: Ref) => number {
  const reading = scope.spec.reads[name]
  if (reading === undefined) return scope.fail(`no number is called "${name}"`)
  return (r, ref) => {
    if (exists(r, ref) || ref === NOBODY) return reading(r, ref)
    const last = lastKnown(r, ref)?.data?.[name]
    return typeof last === "number" ? last : 0
  }
}

/** Is every one of these true? */
export const allOf =
  (list: readonly Get<boolean>[]): Get<boolean> =>
  (r, e, it) => {
    for (let i = 0; i < list.length; i++) if (!list[i](r, e, it)) return false
    return true
  }

function makeCond(cond: Cond, scope: Scope): Get<boolean> {
  if (typeof cond !== "object" || cond === null) return scope.fail(`not a condition: ${JSON.stringify(cond)}`)
  const two = (pair: [Amount, Amount]): [Get<number>, Get<number>] => [
    compileAmount(pair[0], scope),
    compileAmount(pair[1], scope),
  ]
  if ("eq" in cond) {
    const [a, b] = two(cond.eq)
    const [, fixed] = cond.eq
    if (typeof fixed === "number") return (r, e, it) => a(r, e, it) === fixed
    return (r, e, it) => a(r, e, it) === b(r, e, it)
  }
  if ("ne" in cond) {
    const [a, b] = two(cond.ne)
    return (r, e, it) => a(r, e, it) !== b(r, e, it)
  }
  if ("ge" in cond) {
    const [a, b] = two(cond.ge)
    const [, fixed] = cond.ge
    if (typeof fixed === "number") return (r, e, it) => a(r, e, it) >= fixed
    return (r, e, it) => a(r, e, it) >= b(r, e, it)
  }
  if ("le" in cond) {
    const [a, b] = two(cond.le)
    return (r, e, it) => a(r, e, it) <= b(r, e, it)
  }
  if ("same" in cond) {
    const a = compileWhom(cond.same[0], scope)
    const b = compileWhom(cond.same[1], scope)
    return (r, e, it) => a(r, e, it) === b(r, e, it)
  }
  if ("is" in cond) {
    const of = compileWhom(cond.is[0], scope)
    const kind = cond.is[1]
    if (scope.spec.uncopied.includes(kind)) return (r, e, it) => isPrinted(r, of(r, e, it), kind)
    return (r, e, it) => isKind(r, of(r, e, it), kind)
  }
  if ("at" in cond) {
    const of = compileWhom(cond.at[0], scope)
    const kind = zoneKind(cond.at[1], scope)
    return (r, e, it) => {
      const o = object(r, of(r, e, it))
      return o !== null && r.m.zones[o.zone].kindNo === kind
    }
  }
  if ("card" in cond) {
    const a = compileWhom(cond.card[0], scope)
    const b = compileWhom(cond.card[1], scope)
    return (r, e, it) => {
      const def = defAt(r, a(r, e, it))
      return def >= 0 && def === defAt(r, b(r, e, it))
    }
  }
  if ("exists" in cond) {
    const what = compileSelect(cond.exists, scope)
    return (r, e, it) => what(r, e, it).length > 0
  }
  if ("all" in cond) {
    return allOf(cond.all.map((each) => compileCond(each, scope)))
  }
  if ("any" in cond) {
    const list = cond.any.map((each) => compileCond(each, scope))
    return (r, e, it) => {
      for (let i = 0; i < list.length; i++) if (list[i](r, e, it)) return true
      return false
    }
  }
  if ("not" in cond) {
    const inner = compileCond(cond.not, scope)
    return (r, e, it) => !inner(r, e, it)
  }
  if ("says" in cond) {
    const get = path(cond.says[0])
    const word = cond.says[1]
    return (r, e, it) => get(r, e, it) === word
  }
  if ("did" in cond) return (_r, e) => e["did"] === 1
  if ("test" in cond) {
    const test = scope.spec.tests[cond.test]
    if (test === undefined) return scope.fail(`no test is called "${cond.test}"`)
    if (cond.with === undefined)
      return cond.of === undefined ? (r) => test(r, NOBODY, NOBODY) : told(cond.of, scope, test)
    const of = cond.of === undefined ? (): Ref => NOBODY : compileWhom(cond.of, scope)
    const other = compileWhom(cond.with, scope)
    return (r, e, it) => test(r, of(r, e, it), other(r, e, it))
  }
  return scope.fail(`not a condition: ${JSON.stringify(cond)}`)
}

/** Is it of this kind? Kinds are what is printed or copied; "seat" and "object" are always known. */
export function isKind(r: Run, ref: Ref, kind: string): boolean {
  if (kind === "seat") return ref >= 0 && ref < r.s.seats
  if (kind === "here") return exists(r, ref)
  const def = defAt(r, ref)
  return def >= 0 && isOfKind(r.m.defs[def], kind)
}

/** Is this kind printed on the card itself, whatever it copies? */
function isPrinted(r: Run, ref: Ref, kind: string): boolean {
  const o = object(r, ref)
  const def = o === null ? defAt(r, ref) : faceOf(o)
  return def >= 0 && isOfKind(r.m.defs[def], kind)
}

const NO_REFS: readonly Plain[] = []

function makeSelect(select: Select, scope: Scope): Get<Ref[]> {
  const plain = select.of === undefined ? plainZone(select, scope) : -1
  if (plain >= 0) return (r) => r.s.zones[r.m.zoneBase[plain]].slice()
  const where = select.where === undefined ? null : compileCond(select.where, scope)
  const other = select.other === undefined ? null : compileWhom(select.other, scope)
  // Of several, none of them is meant.
  const list = typeof select.other === "string" ? path(select.other) : null
  const others = select.of === "others"
  const of = select.of === undefined || others ? null : compileWhom(select.of, scope)
  const top = select.top === undefined ? null : compileQuantity(select.top, scope)
  const sources = (typeof select.from === "string" ? [select.from] : select.from).map((from) =>
    source(from, scope),
  )
  const [only] = sources
  const single = sources.length === 1

  return (r, e, it) => {
    const one = of === null ? NOBODY : of(r, e, it)
    if (of !== null && one === NOBODY) return []
    const none = others ? (e["you"] as number) : NOBODY
    const found = single ? only(r, e, it, one, none) : joined(sources, r, e, it, one, none)
    const not = other === null ? NOBODY : other(r, e, it)
    const several = list === null ? undefined : list(r, e, it)
    const nots = Array.isArray(several) ? several : NO_REFS
    if (where !== null || not !== NOBODY) {
      let kept = 0
      for (let i = 0; i < found.length; i++) {
        const ref = found[i]
        if (ref !== not && !nots.includes(ref) && (where === null || where(r, e, ref))) found[kept++] = ref
      }
      // Not by setting the length, which the engine does not do by itself.
      while (found.length > kept) found.pop()
    }
    if (top === null) return found
    const most = top(r, e, it)
    return most >= found.length ? found : found.slice(found.length - most)
  }
}

/**
 * A new list of what lies at one place: of seat `one` alone (if not NOBODY), else of all but seat `none`. Made as large as it
 * has to be: a list that grows from nothing takes room for many.
 */
type Source = (r: Run, e: Env, it: Ref, one: number, none: number) => Ref[]

const joined = (sources: readonly Source[], r: Run, e: Env, it: Ref, one: number, none: number): Ref[] =>
  sources.flatMap((each) => each(r, e, it, one, none))

/** Where a selection looks: the seats, a binding (`@name`), or a zone. */
function source(from: string, scope: Scope): Source {
  if (from === "seats")
    return (r, _e, _it, _one, none) => {
      const first = r.m.spec.first(r)
      const gone = r.m.spec.gone === undefined ? 0 : r.m.spec.gone(r)
      if (r.s.seats === 1) return none === FIRST_SEAT || gone !== 0 ? [] : [FIRST_SEAT]
      const found: Ref[] = []
      for (let i = 0; i < r.s.seats; i++) {
        const seat = seatAfter(r, first, i)
        if (seat !== none && (gone & (1 << seat)) === 0) found.push(seat)
      }
      return found
    }
  if (from.startsWith("@")) {
    const named = scope.spec.whoms[from.slice(1)]
    // Whoever the game itself has a name for is a list of one, or of none.
    if (named !== undefined)
      return (r, e) => {
        const ref = named(r, meant(e["this"]))
        return exists(r, ref) ? [ref] : []
      }
    const list = path(from.slice(1))
    return (r, e, it) => {
      const value = list(r, e, it)
      if (typeof value === "number") return exists(r, value) ? [value] : []
      return Array.isArray(value)
        ? (value as Ref[]).filter((ref) => typeof ref === "number" && exists(r, ref))
        : []
    }
  }
  const kind = zoneKind(from, scope)
  return (r, _e, _it, one, none) => {
    const base = r.m.zoneBase[kind]
    if (r.m.zones[base].seat === NOBODY) return r.s.zones[base].slice()
    // In a hand positions mean nothing, and what happens in their order would tell them: things go by name.
    const laid = r.m.zones[base].shown === "holder" && !r.m.zones[base].ordered ? byName : inPlace
    if (one !== NOBODY) return laid(r.s.zones[base + one])
    const first = r.m.spec.first(r)
    let found: Ref[] = []
    for (let i = 0; i < r.s.seats; i++) {
      const seat = seatAfter(r, first, i)
      if (seat !== none)
        found = found.length === 0 ? laid(r.s.zones[base + seat]) : found.concat(laid(r.s.zones[base + seat]))
    }
    return found
  }
}

const inPlace = (list: readonly Ref[]): Ref[] => list.slice()

function byName(list: readonly Ref[]): Ref[] {
  for (let i = 1; i < list.length; i++) if (list[i] < list[i - 1]) return list.toSorted((a, b) => a - b)
  return list.slice()
}
