// Where the row of a clause stands, and who plays a role that nothing describes.

import type { Lexicon, Row } from "../lexicon.ts"
import type { Claim, Clause, NP, Qty, Role, Some } from "../phrases.ts"
import { Unsayable } from "../walk/scope.ts"
import type { Tongue } from "./grammar.ts"
import { hasPattern, type Slot } from "./template.ts"
import { eachOf } from "./numerals.ts"

/** Of permissions and the like, nobody in particular: "players can't attack". */
export const generic = (c: Clause): "a" | "any" => (c.table === "acts" ? "any" : "a")

/** Is something taken from a place to another? */
export const moves = (c: Clause): boolean =>
  (c.table === "ops" || c.table === "costs") &&
  Object.values(c.roles).some((role) => "np" in role && role.np === "zone")

export function rowFor(lexicon: Lexicon, { table, key }: Clause): Row | undefined {
  switch (table) {
    case "ops":
      return lexicon.ops[key]
    case "costs":
      return lexicon.costs[key] ?? lexicon.ops[key]
    case "events":
      return lexicon.events[key]
    case "acts":
      return lexicon.acts[key]?.say
    case "numbers":
      return lexicon.numbers[key]?.plus
    case "passing":
      return lexicon.numbers[key]?.passing ?? lexicon.numbers[key]?.plus
    case "gained":
      return lexicon.numbers[key]?.gained
    case "set":
      return lexicon.numbers[key]?.set
    case "done":
      return lexicon.numbers[key]?.done
    case "tests": {
      const row = lexicon.tests[key]
      return row !== undefined && "say" in row ? row.say : undefined
    }
  }
}

/** A test that follows the noun it is about without its verb: "foes in it". */
export function isAdjunct({ tests }: Lexicon, { table, key, roles }: Clause): boolean {
  const row = table === "tests" ? tests[key] : undefined
  const of = roles["of"] as Role | undefined
  return (
    row !== undefined &&
    "say" in row &&
    row.adjunct === true &&
    of !== undefined &&
    "np" in of &&
    of.np === "gap"
  )
}

/** Somebody is the one that a name stands for, and has what only that one has: "it is their turn". */
export function hasAlone(
  { lexicon }: Tongue,
  { a, b }: Extract<Claim, { c: "same" }>,
): { whom: string; noun: string; who: Extract<NP, { np: "ref" }> } | null {
  const [named, who] = a.np === "named" ? [a, b] : [b, a]
  if (named.np !== "named" || who.np !== "ref") return null
  const noun = lexicon.whoms[named.whom].has
  return noun === undefined ? null : { whom: named.whom, noun, who }
}

/** Whose a place is that each player has, where nothing says whose. */
export const EVERYBODY: NP = { np: "some", some: { det: "each", nouns: ["player"], where: [] } }

/** Several things that a clause puts in an order, and who says in which; that you do so of what others do is a rule. */
export function sortedBy(roles: readonly Role[], subject: Role): NP | null {
  const sorted = roles.find((role) => "np" in role && role.np === "sorted")
  if (sorted === undefined || !("np" in sorted) || sorted.np !== "sorted") return null
  return sorted === subject && sorted.by.np === "you" ? null : sorted.by
}

/** The deck that all of these are of. */
export function deckOf({ nouns }: Lexicon, role: NP): string | null {
  const some = role.np === "some" ? role.some : role.np === "ref" ? role.to.some : null
  if (role.np === "sorted") return deckOf({ nouns } as Lexicon, role.of)
  const decks = new Set(some?.nouns.map((noun) => nouns[noun]?.deck))
  const [deck] = decks
  return decks.size === 1 && deck !== undefined ? deck : null
}

/** Who does it: the row's subject, or whoever acts. */
export const subjectOf = (c: Clause, subject: Slot | null, actor: NP): Role =>
  subject === null
    ? actor
    : (c.roles[subject.role] ?? (subject.role === "you" ? actor : fallback(subject, generic(c))))

/** Who a name was told to be, if it was. */
export const identified = ({ told }: Tongue, role: Role): Role => {
  const to = "np" in role && role.np === "named" ? told.alias(role.whom) : undefined
  return to === undefined ? role : { np: "ref", to }
}

export const sameNP = (a: Role, b: NP): boolean =>
  "np" in a &&
  ((a.np === "you" && b.np === "you") ||
    (a.np === "this" && b.np === "this") ||
    (a.np === "named" && b.np === "named" && a.whom === b.whom) ||
    (a.np === "ref" && b.np === "ref" && a.to === b.to))

/** Somebody, not something. */
export function isSomebody({ lexicon: { nouns, whoms } }: Tongue, who: NP): boolean {
  const some = who.np === "some" ? who.some : who.np === "ref" ? who.to.some : null
  if (some !== null) return some.nouns.some((noun) => nouns[noun]?.person === true)
  return who.np === "named" ? whoms[who.whom].noun.person === true : who.np === "reached" || who.np === "name"
}

/** So much for each of some things. */
function forEach(add: Qty): { by: number; what: Some } | null {
  const [factor, counted, ...more] = add.q === "times" ? add.of : []
  return factor?.q === "n" && counted?.q === "count" && more.length === 0
    ? { by: factor.n, what: counted.what }
    : null
}

/**
 * A number that is changed, as a clause, where its row says how; only a plain number is said so, or so much for each of some
 * things (`each`), or 1 for each that a number of this card counts (`per`), where a pattern says that.
 */
export function plusClause(lexicon: Lexicon, number: string, of: NP, add: Qty | null): Clause | null {
  const row = lexicon.numbers[number]?.plus
  if (add === null || row === undefined) return null
  const per = eachOf(lexicon, [add])
  if (per !== null && JSON.stringify(row).includes("[per]"))
    return { table: "numbers", key: number, roles: { of, more: { q: "n", n: 1 }, per: { word: per } } }
  const each =
    typeof row !== "string" && row.some((pattern) => pattern.if?.["each"] === true) ? forEach(add) : null
  if (add.q !== "n" && each === null) return null
  const change = add.q === "n" ? add.n : (each?.by ?? 0)
  const n = { q: "n" as const, n: Math.abs(change) }
  const by = { word: change < 0 ? `-${n.n}` : `+${n.n}` }
  const roles: Clause["roles"] = { of, by, ...(change < 0 ? { less: n } : { more: n }) }
  if (each !== null) roles["each"] = { np: "some", some: { ...each.what, det: "each" } }
  return { table: "numbers", key: number, roles, spare: ["by", "more", "less"] }
}

/** A number that is made so much, as a clause, where its row says how; for a time, where a pattern of it says that too. */
export function setClause(
  lexicon: Lexicon,
  number: string,
  of: NP,
  to: Qty | null,
  span?: string,
): Clause | null {
  const row = lexicon.numbers[number]?.set
  if (to === null || row === undefined) return null
  const roles = { of, to, ...(span === undefined ? {} : { span: { word: span } }) }
  const clause: Clause = { table: "set", key: number, roles }
  const timed =
    typeof row !== "string" && row.some((pattern) => pattern.if?.["span"] === span) && hasPattern(row, clause)
  return span !== undefined && !timed ? null : clause
}

/** By how much a number goes up or down. */
export function signed(add: Qty): { by: Qty; lower: boolean } {
  if (add.q === "n") return { by: { q: "n", n: Math.abs(add.n) }, lower: add.n < 0 }
  const [first, ...rest] = add.q === "times" ? add.of : []
  if (first?.q !== "n" || first.n >= 0) return { by: add, lower: false }
  const by: Qty =
    first.n === -1 && rest.length === 1 ? rest[0] : { q: "times", of: [{ q: "n", n: -first.n }, ...rest] }
  return { by, lower: true }
}

/** So much of something. */
export const isAmount = (role: Role | undefined): boolean => role !== undefined && "q" in role

/** What is taken out of a place one after another is all of it: "put all cards from your hand on top of your deck". */
function allFrom(role: NP): NP {
  if (role.np !== "ref" || role.to.some.det !== "each") return role
  role.to.some.det = "all"
  role.to.many = true
  return role
}

/** One by one, where the row wants it so: "each player" for all of them. */
export function oneByOne(role: Role, slot: Slot): Role {
  if (slot.how === "any" && "np" in role && role.np === "some")
    return { ...role, some: { ...role.some, det: "any number" } }
  if (slot.how === "a" && "np" in role && role.np === "some")
    return { ...role, some: { ...role.some, det: "a" } }
  if (slot.how === "from" && "np" in role) return allFrom(role)
  if (slot.how !== "each" || !("np" in role)) return role
  if (role.np === "some" && role.some.det === "all") return { ...role, some: { ...role.some, det: "each" } }
  if (role.np === "sorted" && role.of.np === "ref" && role.of.to.some.det === "all")
    return { ...role, of: { np: "some", some: { ...role.of.to.some, det: "each" } } }
  return role
}

/** Somebody whom nothing describes, where the row says who that is: by name or by noun. */
export function fallback(slot: Slot, det: "a" | "any"): NP {
  const [, name] = /^the_(\w+)$/.exec(slot.fallback?.[0] ?? "") ?? []
  if (name !== undefined) return name === "card" ? { np: "this" } : { np: "named", whom: name }
  if (slot.fallback === undefined) throw new Unsayable(`nobody is "${slot.role}"`)
  return { np: "some", some: { det, nouns: slot.fallback, where: [] } }
}

/** A role that only the event knows gets its noun from the row; then it is plain whether "another" says enough. */
export function describe(role: Role, slot: Slot | null): void {
  if (!("np" in role) || role.np !== "ref") return
  const { some } = role.to
  if (slot?.fallback !== undefined && some.nouns.length === 0) some.nouns = slot.fallback
  if (some.another !== "maybe" || some.nouns.length === 0) return
  const players = some.nouns.every((noun) => noun === "player")
  const plain =
    some.other?.np === "you" ? players : some.other?.np === "this" && !some.nouns.includes("player")
  if (plain) some.another = true
  else delete some.another
}
