// Whom, how many, whether, which: expressions become noun phrases, amounts and claims.

import type { Amount, Cond, Select, Whom } from "@soulspire/kernel"
import type { Claim, Det, NP, Qty, Some } from "../phrases.ts"
import { familyOf } from "./alike.ts"
import { boundTo, roleIn, roleNP, type Scope, Unsayable } from "./scope.ts"

export function whom(scope: Scope, w: Whom): NP {
  if (typeof w !== "string") {
    if ("top" in w) {
      const some = selected(scope, { from: w.top, ...(w.of === undefined ? {} : { of: w.of }) }, "the")
      return { np: "some", some: { ...some, top: { q: "n", n: 1 } } }
    }
    const by = (["controller", "next", "holder"] as const).find((each) => each in w)
    if (by === undefined) throw new Unsayable(`nobody: ${JSON.stringify(w)}`)
    return { np: "reached", by, of: whom(scope, (w as Record<string, Whom>)[by]) }
  }
  const role = roleIn(scope.happening, w)
  if (role !== null && scope.happening !== null && !(w === "it" && scope.it !== null))
    return roleNP(scope.happening, role)
  if (w === "you") return scope.you
  if (w === "this") return thisOf(scope)
  if (w === "it") return scope.it ?? { np: "gap" }
  if (w in scope.lexicon.whoms) return { np: "named", whom: w }
  const bound = boundTo(scope, w)
  if (!("np" in bound)) throw new Unsayable(`"${w}" is nobody`)
  return bound.np
}

/** This card, by what its kind calls itself. */
export function thisOf({ lexicon: { selves = {} }, def }: Scope): NP {
  const kind = def.kinds.find((each) => Object.hasOwn(selves, each))
  return kind === undefined ? { np: "this" } : { np: "this", noun: selves[kind] }
}

export function qty(scope: Scope, a: Amount): Qty {
  if (typeof a === "number") return { q: "n", n: a }
  if ("n" in a) return { q: "n", n: a.n }
  if ("either" in a) return { q: "either", of: (a.either as Amount[]).map((each) => qty(scope, each)) }
  if ("ref" in a) {
    const role = roleIn(scope.happening, a.ref)
    if (role !== null) {
      const given = scope.happening?.clause.roles[role]
      if (given !== undefined && "np" in given) throw new Unsayable(`"${a.ref}" is no number`)
      const noun = nounTold(scope, role)
      return { q: "that", name: role, told: true, ...(noun === null ? {} : { noun }) }
    }
    const bound = boundTo(scope, a.ref)
    if (!("qty" in bound)) return { q: "that", name: a.ref }
    // What is long to say is said once.
    if (bound.qty.q === "lesser" || bound.qty.q === "greater")
      scope.names.set(a.ref, { qty: { q: "that", name: a.ref } })
    return bound.qty
  }
  if ("count" in a) return { q: "count", what: selected(scope, a.count, "all") }
  if ("stat" in a) return { q: "number", number: a.stat, of: whom(scope, a.of) }
  if ("read" in a) return { q: "number", number: a.read, of: whom(scope, a.of) }
  if ("fact" in a) return { q: "number", number: a.fact, of: whom(scope, a.of), printed: true }
  if ("sum" in a) return { q: "total", number: a.sum, over: selected(scope, a.over, "all") }
  const many = (list: readonly Amount[]): Qty[] => list.map((each) => qty(scope, each))
  if ("add" in a) return { q: "plus", of: many(a.add) }
  if ("mul" in a) return { q: "times", of: many(a.mul) }
  if ("min" in a) return { q: "lesser", of: many(a.min) }
  if ("max" in a) return { q: "greater", of: many(a.max) }
  return { q: "minus", of: many(a.minus) }
}

/** What a number of an event is a number of, where the event's row says so and gives no figure: "puts tokens on it". */
function nounTold({ happening, lexicon }: Scope, role: string): string | null {
  const row = happening === null ? undefined : lexicon.events[happening.clause.key]
  if (happening === null || row === undefined || role in happening.clause.roles) return null
  for (const say of typeof row === "string" ? [row] : row.map((pattern) => pattern.say)) {
    const [, noun] = new RegExp(`\\[${role}:(\\w+)\\]`).exec(say) ?? []
    if (noun !== undefined) return noun
  }
  return null
}

export const conjuncts = (cond: Cond | undefined): readonly Cond[] =>
  cond === undefined ? [] : "all" in cond ? cond.all.flatMap(conjuncts) : [cond]

export const allOf = (claims: readonly Claim[]): Claim | null =>
  claims.length === 0 ? null : claims.length === 1 ? claims[0] : { c: "and", of: claims }

export function claim(scope: Scope, cond: Cond): Claim {
  for (const by of ["eq", "ne", "ge", "le"] as const)
    if (by in cond) {
      const [a, b] = (cond as Record<typeof by, [Amount, Amount]>)[by]
      const won = by === "eq" ? voted(scope, a, b) : null
      return won ?? { c: "compare", by, a: qty(scope, a), b: qty(scope, b) }
    }
  if ("same" in cond) return { c: "same", a: whom(scope, cond.same[0]), b: whom(scope, cond.same[1]) }
  if ("is" in cond) {
    const of = whom(scope, cond.is[0])
    if (cond.is[1] === "here") return { c: "here", of }
    return { c: "kind", of, noun: kindNoun(scope, cond.is[1]) }
  }
  if ("at" in cond) return { c: "at", of: whom(scope, cond.at[0]), zone: cond.at[1] }
  if ("card" in cond) return { c: "twin", a: whom(scope, cond.card[0]), b: whom(scope, cond.card[1]) }
  if ("exists" in cond) return { c: "exists", what: selected(scope, cond.exists, "a") }
  if (("all" in cond ? cond.all : "any" in cond ? cond.any : [cond]).length === 0)
    throw new Unsayable("a condition without parts")
  if ("all" in cond) return { c: "and", of: cond.all.map((each) => claim(scope, each)) }
  if ("any" in cond) return { c: "or", of: cond.any.map((each) => claim(scope, each)) }
  if ("not" in cond) return { c: "not", of: claim(scope, cond.not) }
  if ("did" in cond && cond.did) return cond.did === "and" ? { c: "did", and: true } : { c: "did" }
  if ("test" in cond) {
    const row = scope.lexicon.tests[cond.test]
    if (row === undefined) throw new Unsayable(`no row for the test "${cond.test}"`)
    const of = cond.of === undefined ? null : whom(scope, cond.of)
    if ("noun" in row) {
      if (of === null) throw new Unsayable(`"${cond.test}" of nothing`)
      return { c: "kind", of, noun: row.noun }
    }
    const roles = {
      ...(of === null ? {} : { of }),
      ...(cond.with === undefined ? {} : { with: whom(scope, cond.with) }),
    }
    return { c: "clause", clause: { table: "tests", key: cond.test, roles, on: scope.def.kinds } }
  }
  if ("says" in cond) return { c: "says", field: cond.says[0], word: cond.says[1] }
  throw new Unsayable(`not a condition: ${JSON.stringify(cond)}`)
}

/** A vote's result is a number; what it means is a way. */
function voted(scope: Scope, a: Amount, b: Amount): Claim | null {
  if (typeof a !== "object" || !("ref" in a) || typeof b !== "number") return null
  const bound = scope.names.get(a.ref)
  return bound !== undefined && "ways" in bound ? { c: "won", way: bound.ways[b] ?? String(b) } : null
}

function kindNoun(scope: Scope, kind: string): string {
  const noun = scope.lexicon.kinds[kind]
  if (noun === undefined) throw new Unsayable(`no row for the kind "${kind}"`)
  return noun
}

const isIt = (w: Whom): boolean => w === "it"

/** The noun that a condition gives to "it", if it is but that. */
function nounIn(scope: Scope, cond: Cond): string | null {
  if ("is" in cond && isIt(cond.is[0]) && cond.is[1] !== "here") return kindNoun(scope, cond.is[1])
  if (!("test" in cond) || cond.of !== "it") return null
  const row = scope.lexicon.tests[cond.test]
  return row !== undefined && "noun" in row ? row.noun : null
}

/** What conditions say of "it" that belongs into a noun phrase; the rest become relative clauses. */
export function described(scope: Scope, some: Some, conds: readonly Cond[]): Some {
  const made: Some = { ...some, where: [...some.where] }
  const inner: Scope = { ...scope, it: { np: "gap" } }
  const where: Claim[] = [...some.where]
  let named = false
  for (const cond of conds) {
    if ("is" in cond && isIt(cond.is[0]) && cond.is[1] !== "here" && !named) {
      made.nouns = [kindNoun(scope, cond.is[1])]
      named = true
      continue
    }
    if ("test" in cond && cond.of !== undefined && isIt(cond.of)) {
      const row = scope.lexicon.tests[cond.test]
      // That a card in a deck is a card goes without saying.
      if (row !== undefined && "noun" in row && some.nouns.includes(row.noun)) continue
      if (row !== undefined && "noun" in row && !named) {
        made.nouns = [row.noun]
        named = true
        continue
      }
    }
    if ("same" in cond && made.of === undefined) {
      const [a, b] = cond.same
      const owned = typeof a === "object" && "controller" in a && isIt(a.controller)
      if (owned) {
        made.of = whom(inner, b)
        continue
      }
    }
    const either = "any" in cond && !named ? cond.any.map((each) => nounIn(scope, each)) : []
    if (either.length > 0 && !either.includes(null)) {
      made.nouns = either as string[]
      named = true
      continue
    }
    if ("at" in cond && isIt(cond.at[0]) && made.zones === undefined) {
      made.zones = [cond.at[1]]
      if (!named) made.nouns = [zoneHolds(scope, cond.at[1])]
      continue
    }
    if ("not" in cond && "same" in cond.not && made.other === undefined) {
      const [a, b] = cond.not.same
      if (isIt(a) || isIt(b)) {
        setOther(scope, made, isIt(a) ? b : a)
        continue
      }
    }
    where.push(claim(inner, cond))
  }
  made.where = where
  return made
}

/** "Another" says enough when only one thing can be meant: this card among its like, or the one just named. */
function setOther(scope: Scope, some: Some, other: Whom): void {
  some.other = whom(scope, other)
  const { np } = some.other
  const own =
    some.nouns.includes("card") ||
    scope.def.kinds.some((kind) => some.nouns.includes(scope.lexicon.kinds[kind] ?? ""))
  const rivals = [...scope.names.values()].filter(
    (bound) => "np" in bound && bound.np.np === "ref" && sameNouns(bound.np.to.some, some),
  )
  const plain =
    np === "you"
      ? some.nouns.every((noun) => noun === "player")
      : np === "this"
        ? own && rivals.length === 0
        : // Of so many, with nothing else about: "1 other spell".
          !own &&
          (rivals.length === 0
            ? np === "ref" && typeof some.det === "object"
            : rivals.length === 1 && "np" in rivals[0] && rivals[0].np === some.other)
  if (plain) some.another = true
}

const sameNouns = (a: Some, b: Some): boolean => a.nouns.join() === b.nouns.join()

/** The one noun phrase of a selection. */
export function selected(scope: Scope, select: Select, det: Det): Some {
  const from = typeof select.from === "string" ? [select.from] : select.from
  if (from.some((each) => each.startsWith("@"))) return selectedAmong(scope, select, det)
  const zones = [...new Set(from)].filter((each) => each !== "seats")
  const nouns = from.map((each) => (each === "seats" ? "player" : zoneHolds(scope, each)))
  const some: Some = { det, nouns: [...new Set(nouns)], where: [] }
  if (zones.length > 0) some.zones = zones
  if (select.of === "others") {
    if (zones.length > 0) some.of = "others"
    else Object.assign(some, { other: { np: "you" }, another: true })
  } else if (select.of !== undefined) some.of = whom(scope, select.of)
  const made = described(scope, some, conjuncts(select.where))
  // Players are seats, everything else lies somewhere.
  const isSeat = (noun: string): boolean => {
    const { person, seat } = scope.lexicon.nouns[noun] ?? {}
    return person === true || seat === true
  }
  const people = made.nouns.filter(isSeat).length
  if ((people > 0 && !from.includes("seats")) || (people < made.nouns.length && zones.length === 0))
    throw new Unsayable(`no such thing in ${from.join()}`)
  if (select.other !== undefined) setOther(scope, made, select.other)
  if (select.top !== undefined) {
    made.top = qty(scope, select.top)
    made.det = "the"
  }
  return made
}

/** Out of what was bound before: "one of them". */
function selectedAmong(scope: Scope, select: Select, det: Det): Some {
  if (select.of !== undefined || select.top !== undefined) throw new Unsayable("a bound list is no place")
  const among = boundList(scope, select.from)
  if (among.np !== "ref") throw new Unsayable(`${String(select.from)} is no list`)
  const some: Some = { det, nouns: among.to.some.nouns, among, where: [] }
  const made = described(scope, some, conjuncts(select.where))
  if (select.other !== undefined) made.other = whom(scope, select.other)
  return made
}

function zoneHolds(scope: Scope, zone: string): string {
  const row = scope.lexicon.zones[zone]
  if (row === undefined) throw new Unsayable(`no row for the zone "${zone}"`)
  return row.holds
}

/** What was bound before: one name, or several together. */
function boundList(scope: Scope, from: string | readonly string[]): NP {
  if (typeof from === "string") return whom(scope, from.slice(1))
  const known = scope.names.get(from.join())
  if (known !== undefined && "np" in known) return known.np
  const parts = from.map((each) => whom(scope, each.slice(1)))
  const every = familyOf(scope.lexicon, parts.flatMap(topOf))
  const some: Some = { det: "all", nouns: ["card"], where: [], parts, ...(every === null ? {} : { every }) }
  const np: NP = { np: "ref", to: { some, many: true } }
  scope.names.set(from.join(), { np })
  return np
}

/** The place that something is the top card of. */
const topOf = (np: NP): readonly string[] =>
  np.np === "ref" && np.to.some.top?.q === "n" && np.to.some.top.n === 1 ? (np.to.some.zones ?? []) : []

const isWhole = ({ other, where, of, top }: Select): boolean =>
  other === undefined && where === undefined && of === undefined && top === undefined

/** What a selection gives: a list bound before, or a noun phrase. */
export function selection(scope: Scope, select: Select, det: Det): { np: NP; many: boolean } {
  const bound = typeof select.from === "string" ? select.from.startsWith("@") : select.from[0].startsWith("@")
  if (bound && isWhole(select)) return { np: boundList(scope, select.from), many: true }
  const some = selected(scope, select, det)
  const one = some.top !== undefined && some.top.q === "n" && some.top.n === 1
  return { np: { np: "some", some }, many: !one && det !== "a" && det !== "each" }
}
