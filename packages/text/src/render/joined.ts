// Deeds that are told together, in games that speak so: the same verb of the same one ("gains 1 Weak and 1 Poison"), and
// the same deed to several that are chosen one by one ("do this twice: a foe gains 1 Poison").

import type { NP, Referent, Role, Step } from "../phrases.ts"
import type { Tongue } from "./grammar.ts"
import { isNumeral } from "./numerals.ts"
import { rowFor, subjectOf } from "./rows.ts"
import { frameOf, type Pattern, patternOf } from "./template.ts"

type Deed = Extract<Step, { s: "deed" }>

const patternIn = (t: Tongue, { clause }: Deed): Pattern =>
  patternOf(frameOf(rowFor(t.lexicon, clause), clause).say)

const saysSo = (t: Tongue, { clause }: Deed): boolean =>
  frameOf(rowFor(t.lexicon, clause), clause).cant !== true

const isDeed = (step: Step): step is Deed => step.s === "deed"
const isPlain = (step: Step): step is Deed =>
  isDeed(step) &&
  step.instead !== true &&
  step.may !== true &&
  step.till === undefined &&
  step.then === undefined

/** Steps that go without saying tear nothing apart. */
const isSilent = (t: Tongue, step: Step): boolean => isDeed(step) && patternIn(t, step).fixed === ""

/** Runs of steps, each of which is told in one sentence. */
export function runs(t: Tongue, steps: readonly Step[]): Step[][] {
  if (t.lexicon.habits?.joins !== true) return steps.map((step) => [step])
  const said = steps.filter((step) => !isSilent(t, step))
  const groups: Step[][] = []
  for (const step of said.length === 0 ? steps : said) {
    const last = groups.at(-1)
    const first = last?.[0]
    const goesOn =
      first !== undefined &&
      last !== undefined &&
      (isSameVerb(t, last, step) || isSameDeed(steps, last, step))
    if (goesOn) last.push(step)
    else groups.push([step])
  }
  return groups
}

/** The rest of a sentence that has its subject and its verb: one thing, and how much of it in plain figures. */
function isObject(t: Tongue, deed: Deed): boolean {
  const { fixed, parts } = patternIn(t, deed)
  const [only, ...more] = parts
  if (!saysSo(t, deed) || fixed !== null || only === undefined || more.length > 0) return false
  if (typeof only === "string") return true
  if ("group" in only || only.silent === true || only.later === true) return false
  const role: Role | undefined = deed.clause.roles[only.role]
  return role !== undefined && (!("q" in role) || role.q === "that" || isNumeral(t.lexicon, role))
}

function isSameVerb(t: Tongue, run: readonly Step[], step: Step): boolean {
  const first = run[0]
  if (!isPlain(step) || !run.every((each) => isPlain(each) && isObject(t, each)) || !isPlain(first))
    return false
  const [one, two] = [patternIn(t, first), patternIn(t, step)]
  if (!isObject(t, step) || one.verb !== two.verb || isModes(run)) return false
  const who = (deed: Deed, { subject }: Pattern): Role => subjectOf(deed.clause, subject, t.actor)
  return isSame(who(first, one), who(step, two))
}

/** A run of the same deed is another matter. */
const isModes = (run: readonly Step[]): boolean =>
  run.length > 1 && isPlain(run[0]) && isPlain(run[1]) && apart(run[0], run[1]) !== null

/** The same deed to another one that is chosen in the same way, and that nothing else speaks of. */
function isSameDeed(all: readonly Step[], run: readonly Step[], step: Step): boolean {
  const first = run[0]
  if (!isPlain(first) || !isPlain(step) || (run.length > 1 && !isModes(run))) return false
  const differ = apart(first, step)
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
export const isAgain = (run: readonly Step[]): boolean => isModes(run)

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
