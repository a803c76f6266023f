// A verb with its roles: each parameter by its kind. And what a replacement makes of the event it changes.

import {
  type Ability,
  type Amount,
  type Cond,
  type Node,
  type Select,
  type Whom,
  writtenKind,
} from "@soulspire/kernel"
import type { Clause, Paragraph, Role, Statement } from "../phrases.ts"
import { type Then, thenOf } from "../lexicon.ts"
import { patternFor } from "../render/template.ts"
import { claim, qty, selected, selection, whom } from "./expr.ts"
import { refTo, type Scope, Unsayable, within } from "./scope.ts"

export type WalkAbility = (scope: Scope, ability: Ability) => Paragraph

export const get = <T>(node: Node, name: string): T => node[name] as T

/** A changed proposal is the same event with another role; a changed part of a composite has a row of its own. */
export function edit(scope: Scope, node: Node): Statement[] {
  const { happening } = scope
  if (happening === null) throw new Unsayable("nothing is being replaced")
  const set = get<Record<string, Amount | Whom>>(node, "set")
  const part = get<string | undefined>(node, "part")
  const value = (given: Amount | Whom): Role =>
    typeof given === "string" || (typeof given === "object" && "controller" in given)
      ? whom(scope, given)
      : qty(scope, given as Amount)
  const changed = Object.fromEntries(Object.entries(set).map(([name, given]) => [name, value(given)]))
  const { clause } = happening
  const less = part === undefined ? lessened(scope, clause, set) : null
  if (less !== null) return [less]
  if (part === undefined)
    return [
      {
        s: "deed",
        clause: { table: "events", key: clause.key, roles: { ...clause.roles, ...changed } },
        instead: true,
      },
    ]
  return Object.entries(changed).map(([name, role]) => ({
    s: "deed",
    clause: {
      table: "events",
      key: `${clause.key}/${part}.${name}`,
      roles: { ...clause.roles, [name]: role },
      spare: Object.keys(clause.roles),
    },
  }))
}

/** So much of it is taken off, or all of it: a row of its own, where a game has one (`damage/less`, `damage/none`). */
function lessened(scope: Scope, clause: Clause, set: Record<string, Amount | Whom>): Statement | null {
  const { amount, ...others } = set
  if (Object.keys(others).length > 0 || amount === undefined) return null
  const made = (key: string, roles: Clause["roles"]): Statement | null =>
    key in scope.lexicon.events ? { s: "deed", clause: { table: "events", key, roles } } : null
  if (amount === 0) return made(`${clause.key}/none`, {})
  if (typeof amount !== "object" || !("minus" in amount)) return null
  const [whole, off] = amount.minus
  if (whole === undefined || off === undefined)
    throw new Unsayable("nothing to take off, or to take it off from")
  const own = typeof whole === "object" && "ref" in whole && whole.ref === "would.amount"
  return own ? made(`${clause.key}/less`, { amount: qty(scope, off) }) : null
}

/** A verb with its row. */
export function deed(scope: Scope, node: Node, ability: WalkAbility, table: Clause["table"]): Statement[] {
  const params = scope.params.get(node.op)
  if (params === undefined) throw new Unsayable(`no effect is called "${node.op}"`)
  const clause: Clause = { table, key: node.op, roles: {}, on: scope.def.kinds }
  const made: Extract<Statement, { s: "deed" }> = { s: "deed", clause }
  const then = thenOf(scope.lexicon.ops[node.op])
  for (const [name, kind] of Object.entries(params)) {
    if (node[name] === undefined) continue
    if (name === then?.role) {
      made.then = after(scope, then, get<Ability>(node, name), ability)
      continue
    }
    const role = roleOf(scope, node, name, writtenKind(kind), ability)
    if (role === "till") made.till = { span: get(node, name) }
    else if (role === "key") clause.key = `${node.op}:${get<string>(node, name)}`
    else if (role !== null) clause.roles[name] = role
  }
  const gained = gainedNumber(scope, node)
  if (gained !== null) clause.roles = { whom: clause.roles["whom"] }
  if (gained !== null) Object.assign(clause, { table: "gained", key: gained })
  const as = Object.keys(params).find((name) => params[name].startsWith("bind") && node[name] !== undefined)
  if (as !== undefined) bindPicked(scope, node, as, clause)
  if (node.op === "call") {
    for (const [name, given] of Object.entries(
      get<Record<string, Amount | Whom> | undefined>(node, "args") ?? {},
    ))
      clause.roles[name] = typeof given === "string" ? whom(scope, given) : qty(scope, given as Amount)
    // What a rule gives back is called by the rule's name.
    const program = get<string>(node, "program")
    scope.names.set(program, { qty: { q: "that", name: program } })
  }
  if (scope.instead) {
    made.instead = true
    scope.instead = false
  }
  if (scope.may) {
    made.may = true
    scope.may = false
  }
  const { chosen } = scope
  scope.chosen = null
  if (chosen === null) return [made]
  // Whoever chooses what is theirs does it, where the row lets anybody do it; else the choice is told before.
  if (table === "ops" && patternFor(scope.lexicon.ops[node.op], clause).say.startsWith("[you]"))
    return [{ ...made, actor: chosen.by }]
  return [chosen.choice, made]
}

/** A number that has its own words for being gained by an ability that is but this number: "eternal". */
function gainedNumber({ lexicon }: Scope, node: Node): string | null {
  const ability = node.op === "gainAbility" ? get<Ability>(node, "ability") : null
  if (ability?.k !== "stat" || lexicon.numbers[ability.stat]?.gained === undefined) return null
  const { k: _k, stat, add, ...more } = ability
  return add === 1 && Object.keys(more).length === 0 ? stat : null
}

/** What follows a deed: the sentences of an ability that waits for what the deed brings about. */
function after(
  scope: Scope,
  { event, made }: Then,
  waits: Ability,
  ability: WalkAbility,
): readonly Statement[] {
  const inner = within(scope)
  const np = refTo({ det: "the", nouns: [made], where: [] })
  inner.names.set(made, { np })
  const told = ability(inner, waits)
  const plain =
    told.p === "on" &&
    told.clause.key === event &&
    told.if === null &&
    told.in === null &&
    told.times.t === "each"
  const roles = plain ? Object.entries(told.clause.roles) : []
  if (!plain || roles.length !== 1 || roles[0][0] !== made || roles[0][1] !== np)
    throw new Unsayable("what follows waits for something else")
  return told.do
}

/** An op that binds picks one of its selection, brings up a thing that its row has a noun for, or gives a number. */
function bindPicked(scope: Scope, node: Node, param: string, clause: Clause): void {
  const as = get<string>(node, param)
  const what = get<Select | undefined>(node, "what")
  if (JSON.stringify(scope.lexicon.ops[node.op] ?? "").includes(`[${param}=`)) {
    const np = refTo({ det: "a", nouns: [], where: [] })
    clause.roles[param] = np
    scope.names.set(as, { np })
    return
  }
  if (what === undefined) {
    const known = `${node.op}.${param}`
    scope.names.set(as, { qty: { q: "that", name: known in scope.lexicon.numbers ? known : as } })
    return
  }
  const np = refTo(selected(scope, what, "a"))
  clause.roles["what"] = np
  scope.names.set(as, { np })
}

function roleOf(
  scope: Scope,
  node: Node,
  name: string,
  kind: string,
  ability: WalkAbility,
): Role | "till" | "key" | null {
  switch (kind) {
    case "amount":
      return qty(scope, get<Amount>(node, name))
    case "whom":
      // A zone's owner belongs to the zone.
      return name === "of" && hasZone(scope, node) ? null : whom(scope, get<Whom>(node, name))
    case "select":
      return selection(scope, get<Select>(node, name), "all").np
    case "zone": {
      const of = get<Whom | undefined>(node, "of")
      const at = get<"top" | "bottom" | undefined>(node, "at")
      return {
        np: "zone",
        zone: get(node, name),
        ...(of === undefined ? {} : { of: whom(scope, of) }),
        ...(at === undefined ? {} : { at }),
      }
    }
    case "ability":
      return {
        quote: [ability(within(scope, { names: new Map(), happening: null }), get<Ability>(node, name))],
      }
    case "names":
      return { words: get<string[]>(node, name) }
    case "cond":
      return { claim: claim(scope, get<Cond>(node, name)) }
    case "span":
      return "till"
    case "program":
    case "label":
      return "key"
    case "name":
      return name === "at" && hasZone(scope, node) ? null : { word: get(node, name) }
    default:
      return null
  }
}

const hasZone = (scope: Scope, node: Node): boolean =>
  Object.entries(scope.params.get(node.op) ?? {}).some(
    ([name, kind]) => kind.startsWith("zone") && node[name] !== undefined,
  )
