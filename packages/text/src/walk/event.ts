// An event with its condition becomes one clause: what the condition fixes fills the clause's roles, what is left over
// stays a condition. The same for what acts may, can't or must be done.

import type { Amount, Cond, Whom } from "@soulspire/kernel"
import type { Claim, Clause, Compare, Some } from "../phrases.ts"
import { allOf, claim, conjuncts, described, qty, whom } from "./expr.ts"
import { ALIASES, type Happening, refTo, roleIn, type Scope } from "./scope.ts"

export interface Happened {
  clause: Clause
  rest: Claim | null
  scope: Scope
}

/** `det` is how somebody unnamed is spoken of: "a player gains coins", "players can't play". */
export function happening(
  outer: Scope,
  clause: Clause,
  prefix: string,
  roles: readonly string[],
  when: Cond | undefined,
  det: "a" | "any" | "first",
): Happened {
  const told: Happening = { clause, prefix, roles }
  // Conditions compare roles with what was there before; the roles themselves come one by one.
  const scope: Scope = { ...outer, happening: told }
  const later: Cond[] = []
  const somebody = (role: string): Some => {
    const given = clause.roles[role]
    if (given !== undefined && "np" in given && given.np === "ref") return given.to.some
    const some: Some = { det, nouns: [], where: [] }
    clause.roles[role] = refTo(some, det === "any")
    return some
  }
  for (const cond of conjuncts(when)) if (!fills(outer, told, cond, somebody)) later.push(cond)
  const rest: Claim[] = []
  for (const cond of later) {
    const role = onlyRole(told, cond)
    const given = role === null ? undefined : clause.roles[role]
    const open = given === undefined || ("np" in given && given.np === "ref")
    if (role !== null && open && isAbout(cond)) {
      const some = somebody(role)
      Object.assign(some, described(outer, some, [renamed(cond, prefix + role)]))
    } else rest.push(claim(scope, cond))
  }
  return { clause, rest: allOf(rest), scope }
}

/** Does this part of the condition fix a role? Then it does so here. */
function fills(outer: Scope, told: Happening, cond: Cond, somebody: (role: string) => Some): boolean {
  const { roles } = told.clause
  const other = (pair: readonly [Whom, Whom]): [string, Whom] | null => {
    const [a, b] = pair
    const [first, second] = [roleIn(told, a), roleIn(told, b)]
    if (first !== null && second === null) return [first, b]
    return second !== null && first === null ? [second, a] : null
  }
  if ("same" in cond) {
    const found = other(cond.same)
    if (found === null || found[0] in roles) return false
    roles[found[0]] = whom(outer, found[1])
    return true
  }
  if ("not" in cond && "same" in cond.not) {
    const found = other(cond.not.same)
    if (found === null) return false
    // Another one than before it moved is another one.
    const some = somebody(ALIASES[found[0]] ?? found[0])
    some.other = whom(outer, found[1])
    some.another = "maybe"
    return true
  }
  if ("is" in cond) {
    const role = roleIn(told, cond.is[0])
    const noun = outer.lexicon.kinds[cond.is[1]]
    if (role === null || noun === undefined || somebody(role).nouns.length > 0) return false
    somebody(role).nouns = [noun]
    return true
  }
  if ("says" in cond) {
    const role = roleIn(told, cond.says[0])
    if (role === null || role in roles) return false
    roles[role] = { word: cond.says[1] }
    return true
  }
  if ("not" in cond && "says" in cond.not) {
    const role = roleIn(told, cond.not.says[0])
    if (role === null || role in roles) return false
    roles[role] = { word: `!${cond.not.says[1]}` }
    return true
  }
  const values = "any" in cond ? oneOf(told, cond.any) : null
  if (values !== null && !(values.role in roles)) {
    roles[values.role] = { oneOf: values.numbers }
    return true
  }
  for (const by of ["eq", "ne", "ge", "le"] as const)
    if (by in cond) {
      const [a, b] = (cond as Record<Compare, [Amount, Amount]>)[by]
      const role = typeof a === "object" && "ref" in a ? roleIn(told, a.ref) : null
      if (role === null || role in roles) return false
      roles[role] = by === "eq" ? qty(outer, b) : { range: [qty(outer, b), by] }
      return true
    }
  return false
}

/** A number of an event that is one of several. */
function oneOf(told: Happening, any: readonly Cond[]): { role: string; numbers: number[] } | null {
  const numbers: number[] = []
  let role: string | null = null
  for (const cond of any) {
    const [a, b] = "eq" in cond ? cond.eq : []
    const found = typeof a === "object" && "ref" in a ? roleIn(told, a.ref) : null
    const number = typeof b === "object" && "n" in b ? b.n : b
    if (found === null || typeof number !== "number" || (role !== null && role !== found)) return null
    role = found
    numbers.push(number)
  }
  return role === null ? null : { role, numbers }
}

/** The one role a condition speaks of; null for none or several. */
function onlyRole(told: Happening, cond: unknown): string | null {
  const found = new Set<string>()
  const visit = (value: unknown, own: boolean): void => {
    if (typeof value === "string") {
      const role = roleIn(told, value)
      if (role !== null && !(own && value === "it")) found.add(role)
    } else if (typeof value === "object" && value !== null)
      // In a selection "it" is what is looked at there.
      for (const [key, each] of Object.entries(value))
        visit(each, own || (key === "where" && "from" in value))
  }
  visit(cond, false)
  return found.size === 1 ? [...found][0] : null
}

/** Conditions that can follow a noun: what it has, is, or does. */
const isAbout = (cond: Cond): boolean =>
  ("not" in cond && isAbout(cond.not)) ||
  ("any" in cond && cond.any.every((each) => "is" in each)) ||
  "test" in cond ||
  "at" in cond ||
  "is" in cond ||
  "ge" in cond ||
  "le" in cond ||
  "eq" in cond ||
  "ne" in cond

function renamed<T>(value: T, name: string): T {
  if (value === name) return "it" as T
  if (Array.isArray(value)) return value.map((each: unknown) => renamed(each, name)) as T
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, name)])) as T
}
