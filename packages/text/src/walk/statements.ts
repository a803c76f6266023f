// Effects become statements: each node by its op, bindings without a word, everything else by its row.

import type { Ability, Amount, Body, Cond, Node, Numeral, Select, Whom } from "@soulspire/kernel"
import type { Clause, Det, NP, Qty, Statement, Till } from "../phrases.ts"
import { eitherNumber } from "./alike.ts"
import { deed, edit, get, type WalkAbility } from "./deed.ts"
import { claim, qty, selected, selection, whom } from "./expr.ts"
import { followed, mentions } from "./mentions.ts"
import { refTo, roleIn, type Scope, Unsayable, within } from "./scope.ts"

export function statements(
  scope: Scope,
  body: Body,
  ability: WalkAbility,
  table: Clause["table"] = "ops",
): Statement[] {
  return body.flatMap((node, i) => {
    if (i > 0 && isSearch(body[i - 1], node)) return []
    const next = body[i + 1]
    if (next !== undefined && isSearch(node, next)) return [search(scope, next)]
    return statement(scope, node, body.slice(i + 1), ability, table)
  })
}

/**
 * Looking at a place, and then choosing one of its cards, or so many. Of a place of your own all is seen, of another only what
 * is looked for.
 */
function isSearch(look: Node, take: Node): boolean {
  if (look.op !== "show" || look["to"] !== "you" || take.op !== "choose") return false
  if (["by", "min", "fit"].some((name) => take[name] !== undefined)) return false
  const { from, of, where, ...more } = get<Select>(take, "what")
  if (typeof from !== "string" || Object.keys(more).length > 0) return false
  const own = of === "you"
  if (!own && (of !== undefined || where === undefined)) return false
  return JSON.stringify(look["what"]) === JSON.stringify(own ? { from, of } : { from, where })
}

function search(scope: Scope, node: Node): Statement {
  const select = get<Select>(node, "what")
  const max = qty(scope, get<Amount | undefined>(node, "max") ?? 1)
  const {
    zones: _zones,
    of,
    ...some
  } = selected(scope, select, node["max"] === undefined ? "a" : { exactly: max })
  const what = refTo(some, !isOne(max))
  scope.names.set(get(node, "as"), { np: what })
  const zone: NP = { np: "zone", zone: select.from as string, ...(of === undefined ? {} : { of }) }
  return { s: "deed", clause: { table: "ops", key: "search", roles: { zone, what } } }
}

function statement(
  scope: Scope,
  node: Node,
  rest: Body,
  ability: WalkAbility,
  table: Clause["table"],
): Statement[] {
  const inner = (part: Body | undefined, more: Partial<Scope> = {}): Statement[] =>
    part === undefined ? [] : statements(within(scope, more), part, ability, table)
  switch (node.op) {
    case "if":
      if (isStillSo(scope, get<Cond>(node, "cond"))) return inner(get(node, "then"))
      return [
        nested({
          s: "if",
          if: claim(scope, get<Cond>(node, "cond")),
          then: inner(get(node, "then")),
          else: inner(get(node, "else")),
        }),
      ]
    case "while":
      return [{ s: "while", if: claim(scope, get<Cond>(node, "cond")), do: inner(get(node, "do")) }]
    case "repeat":
      return [{ s: "repeat", times: qty(scope, get<Amount>(node, "times")), do: inner(get(node, "do")) }]
    case "block":
      return inner(get(node, "do"))
    case "gate": {
      // What was chosen on the way is known if it was done.
      const asked = within(scope)
      const done = get<Body>(node, "do")
      const ifDo = get<Body | undefined>(node, "ifDo") ?? []
      // Choosing alone is doing nothing yet.
      const chosen = done.every(({ op }) => op === "choose")
      return [
        {
          s: "gate",
          who: whom(scope, get<Whom | undefined>(node, "who") ?? "you"),
          ask: get(node, "ask"),
          do: statements(asked, chosen ? [] : done, ability, table),
          ifDo: statements(asked, chosen ? [...done, ...ifDo] : ifDo, ability, table),
          ifNot: inner(get(node, "ifNot")),
          ifCannot: node["ifCannot"] === undefined ? null : inner(get(node, "ifCannot")),
        },
      ]
    }
    case "each":
      return each(scope, node, inner)
    case "table":
      return [
        {
          s: "table",
          of: qty(scope, get<Amount>(node, "of")),
          rows: get<{ from: Numeral; to: Numeral; do: Body }[]>(node, "rows").map((row) => ({
            from: qty(scope, row.from),
            to: qty(scope, row.to),
            do: inner(row.do),
          })),
        },
      ]
    case "mode": {
      const either = eitherNumber(node)
      if (either !== null) return statement(scope, either, rest, ability, table)
      return [
        {
          s: "modes",
          by: whom(scope, get<Whom>(node, "by")),
          ways: get<{ name: string; do: Body }[]>(node, "ways").map((way) => ({
            name: way.name,
            do: inner(way.do),
          })),
        },
      ]
    }
    case "together": {
      const { np } = selection(scope, get<Select>(node, "who"), "each")
      const you = np.np === "some" ? refTo(np.some) : np
      return [{ s: "together", do: inner(get(node, "do"), { you }) }]
    }
    case "gather": {
      const [who, you] = [everyPlayer(), everyPlayer()]
      const max = get<Amount | undefined>(node, "max") ?? 1
      const some = selected({ ...scope, you: who }, get<Select>(node, "what"), "a")
      const what = refTo({ ...some, det: max === 1 ? "a" : { exactly: qty(scope, max) } }, max !== 1)
      const names = new Map(scope.names).set(get(node, "as"), { np: what })
      return [{ s: "gather", who, what, do: inner(get(node, "do"), { names, you }) }]
    }
    case "choose":
      return choose(scope, node, rest)
    case "order":
      return order(scope, node, rest)
    case "number": {
      const as = get<string>(node, "as")
      const [by, to] = [whom(scope, get<Whom>(node, "by")), qty(scope, get<Amount>(node, "max"))]
      if (table === "ops" && node["min"] === 0 && by.np === "you" && isSpentNext(rest, as)) {
        scope.names.set(as, { qty: { q: "upTo", most: to } })
        return []
      }
      scope.names.set(as, { qty: { q: "that", name: as } })
      return [{ s: "number", by, from: qty(scope, get<Amount>(node, "min")), to }]
    }
    case "vote":
      scope.names.set(get(node, "as"), { ways: get<string[]>(node, "ways") })
      return [{ s: "vote", first: whom(scope, get<Whom>(node, "first")), ways: get(node, "ways") }]
    case "later":
      return [later(scope, node, ability)]
    case "set":
      if (isDealtWith(get<Amount>(node, "value"), rest)) {
        const as = get<string>(node, "as")
        scope.names.set(as, { qty: { q: "that", name: as } })
      } else bind(scope, node)
      return []
    case "point":
    case "find":
    case "remember":
      bind(scope, node)
      return []
    case "instead":
      scope.instead = true
      return []
    case "edit":
      return edit(scope, node)
    default:
      return deed(scope, node, ability, table)
  }
}

/** One condition inside another, with nothing else, is both at once. */
function nested(statement: Extract<Statement, { s: "if" }>): Statement {
  const [only, ...more] = statement.then
  if (only?.s !== "if" || more.length + statement.else.length + only.else.length > 0) return statement
  return { ...statement, if: { c: "and", of: [statement.if, only.if] }, then: only.then }
}

/** That something is still as the event said goes without saying: `eq(read("value", "ev.die"), ref("ev.value"))`. */
function isStillSo({ happening }: Scope, cond: Cond): boolean {
  if (happening === null || !("eq" in cond)) return false
  const [a, b] = cond.eq
  if (typeof a !== "object" || !("read" in a) || typeof b !== "object" || !("ref" in b)) return false
  const role = roleIn(happening, a.of)
  const given = role === null ? undefined : happening.clause.roles[role]
  const thing =
    role !== null && a.of !== b.ref && (given === undefined || ("np" in given && given.np === "ref"))
  return thing && b.ref === happening.prefix + a.read
}

/** The number of things that something is then done to: "that many". */
function isDealtWith(value: Amount, rest: Body): boolean {
  if (typeof value !== "object" || !("count" in value)) return false
  const counted = JSON.stringify(value.count)
  return rest.some((node) => Object.values(node).some((each) => JSON.stringify(each) === counted))
}

/** Is a chosen number all that the next statement takes so much of, and nothing else's? */
const isSpentNext = ([next, ...more]: Body, name: string): boolean =>
  next !== undefined &&
  Object.values(next).some((each) => JSON.stringify(each) === JSON.stringify({ ref: name })) &&
  !mentions(more, name)

const everyPlayer = (): NP => refTo({ det: "each", nouns: ["player"], where: [] })

/** A statement that only gives something a name. */
function bind(scope: Scope, node: Node): void {
  const as = get<string>(node, "as")
  if (node.op === "set") scope.names.set(as, { qty: qty(scope, get<Amount>(node, "value")) })
  else if (node.op === "point") {
    const np = whom(scope, get<Whom>(node, "whom"))
    scope.names.set(as, { np: np.np === "some" ? refTo(np.some) : np })
  } else if (node.op === "find") {
    const { np, many } = selection(scope, get<Select>(node, "what"), "all")
    scope.names.set(as, { np: np.np === "some" ? refTo(np.some, many) : np })
  } else {
    const { value } = get<{ value?: Amount | Whom }>(node, "value")
    if (value === undefined) throw new Unsayable("nothing to remember")
    const someone =
      typeof value === "string" ||
      ["controller", "next", "holder", "top"].some((key) => typeof value === "object" && key in value)
    if (!someone) scope.memo.set(as, { qty: qty(scope, value as Amount) })
    else {
      const np = whom(scope, value as Whom)
      // What was reached then may be somebody else by the time it is remembered.
      scope.memo.set(as, { np: np.np === "reached" ? { ...np, past: true } : np })
    }
  }
}

type Inner = (part: Body | undefined, more?: Partial<Scope>) => Statement[]

function each(scope: Scope, node: Node, inner: Inner): Statement[] {
  const as = get<string>(node, "as")
  const { np } = selection(scope, get<Select>(node, "what"), "each")
  // A list bound before: what happens to each of them happens to them.
  if (np.np === "sorted" && np.of.np === "ref" && get<Body>(node, "do").length > 1) {
    const one = refTo({ ...np.of.to.some, det: "each" })
    const done = inner(get(node, "do"), { names: new Map(scope.names).set(as, { np: one }) })
    return [{ s: "each", what: { ...np, of: one }, do: done }]
  }
  if (np.np !== "some") {
    const names = new Map(scope.names).set(as, { np })
    names.delete(get<{ from: string }>(node, "what").from.slice(1))
    const done = inner(get(node, "do"), { names })
    scope.may = false
    scope.chosen = null
    return done
  }
  const made = refTo(np.some)
  const body = get<Body>(node, "do")
  const done = inner(body, { names: new Map(scope.names).set(as, { np: made }) })
  // What is done besides is done as often as there are such things.
  const deeds = done.every((statement) => statement.s === "deed") && body.every((node) => mentions(node, as))
  const plain = followed(scope, body, as) && (body.length === 1 || deeds)
  return plain ? [{ s: "chain", do: done }] : [{ s: "each", what: made, do: done }]
}

function choose(scope: Scope, node: Node, rest: Body): Statement[] {
  const as = get<string>(node, "as")
  const [min, max] = [get<Amount | undefined>(node, "min"), get<Amount | undefined>(node, "max")]
  const det: Det =
    max === undefined
      ? "a"
      : min === undefined || JSON.stringify(min) === JSON.stringify(max)
        ? { exactly: qty(scope, max) }
        : min === 0
          ? isAll(max, get<Select>(node, "what"))
            ? "any number"
            : isOne(qty(scope, max)) && !scope.instead
              ? { exactly: qty(scope, max) }
              : { upTo: qty(scope, max) }
          : { from: qty(scope, min), to: qty(scope, max) }
  const some = selected(scope, get<Select>(node, "what"), det)
  const who = whom(scope, get<Whom | undefined>(node, "by") ?? "you")
  const one = max !== undefined && isOne(qty(scope, max))
  const np = refTo(some, max !== undefined && !one)
  scope.names.set(as, { np })
  if (node["fit"] !== undefined) some.where = [...some.where, claim(scope, get<Cond>(node, "fit"))]
  const freely = det === "any number" && scope.lexicon.habits?.anyNumber === "may"
  // One or none: one may. But "may ... instead" would leave what is replaced to whoever does not.
  const free = (min === 0 && (max === undefined || (one && !scope.instead))) || freely
  const choice: Statement = { s: "choose", who, what: np, ...(free ? { may: true } : {}) }
  // What others choose among what is theirs they also do: "they destroy one of their items".
  const own = who.np === "ref" && some.of !== undefined && some.of !== "others" && some.of === who
  if (own && !free && isDeed(scope, rest[0]) && followed(scope, rest, as)) {
    some.chooser = who
    scope.chosen = { by: who, choice }
    return []
  }
  if (own || !followed(scope, rest, as)) return [choice]
  scope.may = free
  // The only one of a list of one is that one.
  if (some.among?.np === "ref" && !some.among.to.many && some.where.length === 0)
    scope.names.set(as, { np: some.among })
  else {
    some.chooser = who
    if (who.np === "you") some.free = true
  }
  return []
}

const STRUCTURE = ["if", "while", "repeat", "gate", "each", "together", "later", "call"]
/** A verb that stands for itself. */
const isDeed = ({ params }: Scope, node: Node | undefined): boolean =>
  node !== undefined && params.has(node.op) && !STRUCTURE.includes(node.op)

const isOne = (q: Qty): boolean => q.q === "n" && q.n === 1

/** As many as there are. */
const isAll = (max: Amount, what: Select): boolean =>
  typeof max === "object"
    ? "count" in max && JSON.stringify(max.count) === JSON.stringify(what)
    : Array.isArray(what.from) && what.from.every((each) => each.startsWith("@")) && what.from.length === max

function order(scope: Scope, node: Node, rest: Body): Statement[] {
  const as = get<string>(node, "as")
  const { np } = selection(scope, get<Select>(node, "what"), "all")
  const by = whom(scope, get<Whom>(node, "by"))
  const made: NP = np.np === "some" ? refTo(np.some, true) : np
  const plain: Statement = { s: "deed", clause: { table: "ops", key: "order", roles: { by, what: made } } }
  scope.names.set(as, { np: followed(scope, rest, as) ? { np: "sorted", of: made, by } : made })
  if (!followed(scope, rest, as)) return [plain]
  // Whoever says in which order what is theirs comes also does it: "they reroll their items in any order".
  if (by.np === "ref" && np.np === "some" && np.some.of === by) scope.chosen = { by, choice: plain }
  return []
}

function later(scope: Scope, node: Node, ability: WalkAbility): Statement {
  const uses = node["uses"] === undefined ? -1 : get<number>(node, "uses")
  const tied = get<Whom | undefined>(node, "tied")
  const till: Till = {
    span: get(node, "until"),
    ...(tied === undefined ? {} : { while: whom(scope, tied) }),
  }
  const { k, ...rest } = get<Ability>(node, "ability")
  // What lasts lies on no card, so there is no card whose number it could change.
  if (k === "stat" && !("to" in rest)) throw new Unsayable("a number of nobody")
  if (uses >= 0 && k !== "on" && k !== "replace") throw new Unsayable("only what goes off can be used up")
  return { s: "lasting", till, uses, ability: ability(within(scope), get<Ability>(node, "ability")) }
}
