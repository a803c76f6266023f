// What an ability may look at, change and set off, found by reading it without doing it. It says rather too much than too
// little: two things whose footprints do not cross come to the same in either order (`order.ts`).

import type { Ability, Body, Node, Target, Trigger } from "./ability.ts"
import { lookupName } from "./ability-index.ts"
import { type ActiveAbility, bindingsOf } from "./active-abilities.ts"
import { isKind } from "./evaluate.ts"
import type { Amount, Cond, Select, Whom } from "./expr.ts"
import {
  bound,
  fieldName,
  type Footprint,
  KNOWN,
  listening,
  type Maybe,
  namesOf,
  newFootprint,
  readAmount,
  readCond,
  readSelect,
  selectable,
  type Telling,
  touch,
  type Touch,
  upTo,
  type Walk,
  whomOf,
} from "./looks.ts"
import type { Env } from "./plain.ts"
import { NOBODY, type Ref } from "./refs.ts"
import { object, type Run, writtenKind } from "./run.ts"

/** Things that set each other off further than this are not followed. */
const DEEP = 6

/** The footprint of a trigger that has been met and is about to happen with these bindings. */
export function footprintOf(r: Run, ability: Ability, env: Env): Footprint {
  const found = newFootprint()
  readTrigger({ r, found, names: namesOf(env), numbers: {}, times: 1, depth: 0 }, ability as Trigger)
  return found
}

/** Adds what comes of it besides. */
export function alsoComesTo(r: Run, found: Footprint, then: readonly (Touch | Telling)[]): void {
  come({ r, found, names: {}, numbers: {}, times: 1, depth: 0 }, then)
}

function come(w: Walk, to: readonly (Touch | Telling)[]): void {
  for (const each of to)
    if ("tells" in each) tell(w, each)
    else touch(w, each)
}

// What is done

function readBody(w: Walk, body: Body): void {
  let names = w
  for (const node of body) {
    if (w.found.anything) return
    names = readNode(names, node)
  }
}

/** What its parameters look at, whatever they are for. */
function readParams(w: Walk, node: Node): void {
  const op = w.r.m.ops.get(node.op)
  if (op === undefined) return
  let readers = readersOf.get(op)
  if (readers === undefined) readersOf.set(op, (readers = newReaders(op.params)))
  for (const { name, read } of readers) if (node[name] !== undefined) read(w, node[name])
}

interface Reader {
  name: string
  read: (w: Walk, given: unknown) => void
}

/** Which parameters of an op look at anything, found once. */
const readersOf = new WeakMap<object, Reader[]>()

const newReaders = (params: Readonly<Record<string, string>>): Reader[] =>
  Object.entries(params).flatMap(([name, given]) => {
    const kind = writtenKind(given)
    if (kind === "amount") return [{ name, read: (w, given) => readAmount(w, given as Amount) }]
    if (kind === "select") return [{ name, read: (w, given) => readSelect(w, given as Select) }]
    if (kind === "cond") return [{ name, read: (w, given) => readCond(w, given as Cond) }]
    return []
  })

/** Reads one step, and says what names stand for after it. */
function readNode(w: Walk, node: Node): Walk {
  const body = (name: string): Body => (node[name] as Body | undefined) ?? []
  switch (node.op) {
    case "if":
      readCond(w, node["cond"] as Cond)
      readBody(w, body("then"))
      readBody(w, body("else"))
      return w
    case "block":
      readBody(w, body("do"))
      return w
    case "each": {
      const what = node["what"] as Select
      const refs = selectable(w, what)
      readSelect(w, what)
      readBody(
        bound({ ...w, times: w.times * (refs?.length ?? Infinity) }, node["as"] as string, refs),
        body("do"),
      )
      return w
    }
    case "repeat":
      readAmount(w, node["times"] as Amount)
      readBody({ ...w, times: w.times * upTo(w, node["times"] as Amount) }, body("do"))
      return w
    case "choose":
      readParams(w, node)
      touch(w, { what: KNOWN, of: null, way: "read" })
      return bound(w, node["as"] as string, selectable(w, node["what"] as Select))
    case "call":
      readCall(w, node)
      return w
    case "takes":
      return w
    case "later":
      lasts(w, node["ability"] as Ability)
      return w
    default:
      readVerb(w, node, node.op)
      return w
  }
}

function readCall(w: Walk, node: Node): void {
  const name = node["program"] as string
  const given = (node["args"] as Record<string, Amount | Whom> | undefined) ?? {}
  const numbers: Record<string, number> = {}
  for (const [key, value] of Object.entries(given)) {
    // A whom is said by name, or reached from another.
    if (typeof value === "string") continue
    readAmount(w, value as Amount)
    numbers[key] = upTo(w, value as Amount)
  }
  if (w.r.m.spec.order?.effects[name] !== undefined) return readVerb(w, { ...given, op: node.op }, name)
  const { this: self = null, you = null } = w.names
  readBody({ ...w, names: { this: self, you }, numbers }, w.r.m.spec.programs[name] ?? [])
}

/** What goes on without its card: it listens from now on, or changes a number. */
function lasts(w: Walk, ability: Ability): void {
  if (ability.k === "on") touch(w, { what: listening(ability.event), of: null, way: "more" })
  else if (ability.k === "stat") touch(w, { what: `stat ${ability.stat}`, of: null, way: "set" })
  else w.found.anything = true
}

/** The game says what its verbs come to; one of which it says nothing may do anything. */
function readVerb(w: Walk, node: Node, name: string): void {
  readParams(w, node)
  const to = w.r.m.spec.order?.effects[name]?.({
    r: w.r,
    whom(param) {
      const given = node[param] as Whom | Select | undefined
      if (given === undefined) return w.names[param] ?? [NOBODY]
      return typeof given === "object" && "from" in given ? selectable(w, given) : whomOf(w, given)
    },
    word: (param) => node[param] as string,
    upTo: (param) => upTo(w, node[param] as Amount | undefined),
  })
  if (to === undefined || to === null) w.found.anything = true
  else come(w, to)
}

// What is set off

function tell(w: Walk, telling: Telling): void {
  touch(w, { what: listening(telling.tells), of: null, way: "read" })
  const { r, found } = w
  if (lookupName(r, "replace", telling.tells).some((entry) => mayMean(r, entry, telling)))
    found.anything = true
  for (const entry of lookupName(r, "on", telling.tells)) {
    if (found.anything) return
    if (!mayMean(r, entry, telling)) continue
    const { ability } = r.m.abilities[entry.ability]
    // What counts how often it is met, and what goes on and on, is too much to follow.
    if (w.depth >= DEEP || (ability as Trigger).nth !== undefined) found.anything = true
    else {
      const own = { ...w, ...heard(r, entry, telling), depth: w.depth + 1 }
      if (ability.when !== undefined) readCond(own, ability.when)
      readTrigger(own, ability as Trigger)
    }
  }
}

function heard(r: Run, entry: ActiveAbility, telling: Telling): Pick<Walk, "names" | "numbers"> {
  const names = namesOf(bindingsOf(r, entry))
  for (const [field, value] of Object.entries(telling.with))
    if (typeof value !== "string") names[fieldName(field)] = value
  return { names, numbers: {} }
}

function readTrigger(w: Walk, { targets = [], modes, do: body }: Trigger): void {
  if (modes !== undefined) w.found.anything = true
  readBody(targets.reduce(readTarget, w), body)
}

function readTarget(w: Walk, { as, what }: Target): Walk {
  readSelect(w, what)
  touch(w, { what: KNOWN, of: null, way: "read" })
  return bound(w, as, selectable(w, what))
}

/** Is whom an ability waits for, itself, none of these? */
const isAnother = (entry: ActiveAbility, word: string | null, told: Maybe | undefined): boolean =>
  word === null && entry.effect === 0 && Array.isArray(told) && !told.includes(entry.ref)

/** Could an event of which so much is known be one that an ability waits for? */
function mayMean(r: Run, entry: ActiveAbility, { with: known }: Telling): boolean {
  const { ability, glance } = r.m.abilities[entry.ability]
  const { when } = ability
  if (when === undefined) return true
  // Mostly a word or its own object tells it at a glance. (An effect's "this" is its own.)
  for (const { field, word } of glance) {
    const told = known[field]
    if (typeof told === "string" ? word !== null && word !== told : isAnother(entry, word, told)) return false
  }
  const names = namesOf(bindingsOf(r, entry))
  const fieldOf = (name: string): string | Maybe =>
    name.startsWith("ev.") || name.startsWith("would.")
      ? (known[name.slice(name.indexOf(".") + 1)] ?? null)
      : (names[name] ?? null)
  const may = (cond: Cond): boolean => {
    if ("all" in cond) return cond.all.every(may)
    if ("any" in cond) return cond.any.some(may)
    if ("says" in cond) {
      const word = fieldOf(cond.says[0])
      return typeof word !== "string" || word === cond.says[1]
    }
    if ("same" in cond) {
      const [a, b] = cond.same.map((each) => (typeof each === "string" ? fieldOf(each) : null))
      return !Array.isArray(a) || !Array.isArray(b) || a.some((ref) => b.includes(ref))
    }
    if ("is" in cond) {
      const refs = typeof cond.is[0] === "string" ? fieldOf(cond.is[0]) : null
      return !Array.isArray(refs) || refs.some((ref: Ref) => isKind(r, ref, cond.is[1]))
    }
    return true
  }
  return may(when)
}

/** What is no more where something leaves a place in which it could do something; null where that is too much to say. */
export function losesAbilities(r: Run, ref: Ref): Touch[] | null {
  const o = object(r, ref)
  if (o === null) return []
  if (o.layers !== null || o.def < 0) return null
  const lost: Touch[] = []
  for (const no of r.m.defs[o.def].abilities) {
    const { zones, ability } = r.m.abilities[no]
    if ((zones & r.m.zones[o.zone].bit) === 0 || ability.k === "act") continue
    if (ability.k === "on") lost.push({ what: listening(ability.event), of: null, way: "less" })
    else if (ability.k === "stat") lost.push({ what: `stat ${ability.stat}`, of: null, way: "set" })
    else return null
  }
  return lost
}
