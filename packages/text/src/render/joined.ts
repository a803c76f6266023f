// Deeds that are told together, in games that speak so: the same verb of the same one ("gains 1 Weak and 1 Poison"), and
// the same deed to several that are chosen one by one ("do this twice: a foe gains 1 Poison").

import type { NP, Referent, Role, Statement } from "../phrases.ts"
import type { Tongue } from "./grammar.ts"
import { isNumeral } from "./numerals.ts"
import { rowFor, subjectOf } from "./rows.ts"
import { type Part, patternFor, type ParsedPattern, parsePattern, rolesOf, type Slot } from "./template.ts"

export type DeedStatement = Extract<Statement, { s: "deed" }>
type Deed = DeedStatement

const patternOf = (t: Tongue, { clause }: Deed): ParsedPattern =>
  parsePattern(patternFor(rowFor(t.lexicon, clause), clause).say)

const saysSo = (t: Tongue, { clause }: Deed): boolean =>
  patternFor(rowFor(t.lexicon, clause), clause).cant !== true

const isDeed = (statement: Statement): statement is Deed => statement.s === "deed"
const isPlain = (statement: Statement): statement is Deed =>
  isDeed(statement) &&
  statement.instead !== true &&
  statement.may !== true &&
  statement.till === undefined &&
  statement.then === undefined

/** Statements that go without saying tear nothing apart. */
const isSilent = (t: Tongue, statement: Statement): boolean =>
  isDeed(statement) && patternOf(t, statement).fixed === ""

/** Runs of statements, each of which is told in one sentence. */
export function runs(t: Tongue, statements: readonly Statement[]): Statement[][] {
  if (t.lexicon.habits?.joins !== true) return statements.map((statement) => [statement])
  const said = statements.filter((statement) => !isSilent(t, statement))
  const groups: Statement[][] = []
  for (const statement of said.length === 0 ? statements : said) {
    const last = groups.at(-1)
    const first = last?.[0]
    const goesOn =
      first !== undefined &&
      last !== undefined &&
      (isSameVerb(t, last, statement) ||
        isSameGift(t, last, statement) ||
        isSameDeed(statements, last, statement))
    if (goesOn) last.push(statement)
    else groups.push([statement])
  }
  return groups
}

/** The rest of a sentence that has its subject and its verb: one thing, and how much of it in plain figures. */
function isObject(t: Tongue, deed: Deed): boolean {
  const { fixed, parts } = patternOf(t, deed)
  if (isCounted(t, deed)) return saysSo(t, deed)
  const [only, ...more] = parts
  if (!saysSo(t, deed) || fixed !== null || only === undefined || more.length > 0) return false
  if (typeof only === "string") return true
  if ("group" in only || only.silent === true || only.later === true) return false
  const role: Role | undefined = deed.clause.roles[only.role]
  return role !== undefined && (!("q" in role) || role.q === "that" || isNumeral(t.lexicon, role))
}

/** So much of one thing, and to whom: "give all players 2 coins". */
interface Gift {
  amount: Slot
  to: Role
}
function giftOf(t: Tongue, deed: Deed): Gift | null {
  const { fixed, parts } = patternOf(t, deed)
  const slots = rolesOf(parts)
  if (!saysSo(t, deed) || fixed !== null || slots.length !== 2 || parts.some((part) => isGroup(part)))
    return null
  const [amount, ...more] = slots.filter(({ role }) => isFigure(t, deed.clause.roles[role]))
  const to = slots.find((slot) => slot !== amount)
  const role = to === undefined || to.how !== undefined ? undefined : deed.clause.roles[to.role]
  if (amount?.noun === undefined || amount.how !== undefined || more.length > 0) return null
  return role !== undefined && "np" in role && role.np !== "ref" ? { amount, to: role } : null
}

const isGroup = (part: Part): boolean => typeof part === "object" && "group" in part

const isFigure = (t: Tongue, role: Role | undefined): boolean =>
  role !== undefined && "q" in role && isNumeral(t.lexicon, role)

/** The same verb of the same one for the same others: so much of several things. */
function isSameGift(t: Tongue, run: readonly Statement[], statement: Statement): boolean {
  const [first] = run
  if (!isPlain(first) || !isPlain(statement) || isModes(run)) return false
  const [one, two] = [giftOf(t, first), giftOf(t, statement)]
  const [a, b] = [patternOf(t, first), patternOf(t, statement)]
  const who = (deed: Deed, { subject }: ParsedPattern): Role => subjectOf(deed.clause, subject, t.actor)
  return (
    one !== null &&
    two !== null &&
    a.verb === b.verb &&
    run.every((each) => isPlain(each) && giftOf(t, each)?.amount.noun !== two.amount.noun) &&
    isSame(one.to, two.to) &&
    isSame(who(first, a), who(statement, b))
  )
}

/** The amounts of a run of gifts behind the first one's. */
export function giftsOf(t: Tongue, [first, ...more]: readonly Statement[]): string[] | null {
  if (!isPlain(first) || giftOf(t, first) === null) return null
  return more.flatMap((each) => {
    const gift = isPlain(each) ? giftOf(t, each) : null
    return gift === null || !isPlain(each)
      ? []
      : [t.grammar.slot(t, gift.amount, each.clause.roles[gift.amount.role], "")]
  })
}

/** So many of a name: "2 Spikers". */
function isCounted(t: Tongue, deed: Deed): boolean {
  const [amount, name, ...more] = patternOf(t, deed).parts
  if (name === undefined || more.length > 0) return false
  if (typeof amount === "string" || typeof name === "string" || "group" in amount || "group" in name)
    return false
  return name.how === "many" && isFigure(t, deed.clause.roles[amount.role])
}

/** A plain deed of yours, and nothing in it but how much: "gain 2 coins". */
export function isBrief(t: Tongue, statement: Statement): statement is Deed {
  if (!isPlain(statement) || !isObject(t, statement)) return false
  const { subject } = patternOf(t, statement)
  const who = subjectOf(statement.clause, subject, t.actor)
  const others = Object.entries(statement.clause.roles).filter(([name]) => name !== subject?.role)
  return "np" in who && who.np === "you" && others.every(([, role]) => !("np" in role))
}

function isSameVerb(t: Tongue, run: readonly Statement[], statement: Statement): boolean {
  const first = run[0]
  if (!isPlain(statement) || !run.every((each) => isPlain(each) && isObject(t, each)) || !isPlain(first))
    return false
  const [one, two] = [patternOf(t, first), patternOf(t, statement)]
  if (!isObject(t, statement) || one.verb !== two.verb || isModes(run)) return false
  const who = (deed: Deed, { subject }: ParsedPattern): Role => subjectOf(deed.clause, subject, t.actor)
  return isSame(who(first, one), who(statement, two))
}

/** A run of the same deed is another matter. */
const isModes = (run: readonly Statement[]): boolean =>
  run.length > 1 && isPlain(run[0]) && isPlain(run[1]) && apart(run[0], run[1]) !== null

/** The same deed to another one that is chosen in the same way, and that nothing else speaks of. */
function isSameDeed(all: readonly Statement[], run: readonly Statement[], statement: Statement): boolean {
  const first = run[0]
  if (!isPlain(first) || !isPlain(statement) || (run.length > 1 && !isModes(run))) return false
  const differ = apart(first, statement)
  return (
    differ !== null &&
    differ.every((to) => all.filter((each) => mentions(each, to)).length === 1 && to.some.free === true)
  )
}

/** The one role in which two deeds differ: two things that are described alike. */
function apart(a: Deed, b: Deed): [Referent, Referent] | null {
  if (a.clause.key !== b.clause.key) return null
  const names = Object.keys({ ...a.clause.roles, ...b.clause.roles })
  const differing = names.filter((name) => !isSame(a.clause.roles[name], b.clause.roles[name]))
  const [one, two] = differing.length === 1 ? [a, b].map((each) => each.clause.roles[differing[0]] as NP) : []
  if (one?.np !== "ref" || two?.np !== "ref" || !isSame(one.to.some, two.to.some)) return null
  return [one.to, two.to]
}

/** Is this run the same deed again and again? */
export const isAgain = (run: readonly Statement[]): boolean => isModes(run)

/** Equal in all parts; of things that were bound, the very same. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b
  if ("np" in a && a.np === "ref")
    return "np" in b && b.np === "ref" && "to" in a && "to" in b && a.to === b.to
  const [one, two] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const names = Object.keys({ ...one, ...two })
  return names.every((name) => isSame(one[name], two[name]))
}

const mentions = (value: unknown, to: Referent): boolean =>
  value === to ||
  (typeof value === "object" && value !== null && Object.values(value).some((each) => mentions(each, to)))
