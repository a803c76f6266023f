// Every small change of a card's effects: another number, another name, a part left out, a condition turned round. Whatever
// the data say, the texts must say, so none of these may leave a text as it was.

import { type Ability, type Def, type Plain, writtenKind } from "@soulspire/kernel"
import { usually } from "../vitest/usually.ts"
import type { Subject } from "./subject.ts"

export interface Mutation {
  /** What was changed, for people: `spark/0.do.0.amount.n: 2 -> 3`. */
  what: string
  def: Def
}

type Path = readonly (string | number)[]

/** Fields that name a binding, a prompt or a way: whoever renames one renames nothing for a reader. */
const PLUMBING = new Set(["as", "prompt", "name", "label", "numeral", "op", "k"])

export function mutations({ box, spec, compiles }: Subject, def: Def): Mutation[] {
  const found: Mutation[] = []
  const seen = new Set<string>()
  const abilities = def.abilities as unknown as Plain
  const offer = (path: Path, to: Plain | undefined, what: string): void => {
    const changed = replaced(abilities, path, to) as unknown as Ability[]
    const made: Def = { ...def, abilities: changed }
    const key = JSON.stringify(changed)
    if (seen.has(key) || key === JSON.stringify(abilities) || !compiles(made)) return
    seen.add(key)
    found.push({ what: `${def.id}/${path.join(".")}: ${what}`, def: made })
  }
  const names = vocabulary({ box, spec })
  visit(abilities, [], (value, path) => {
    for (const [to, what] of others(value, path, names, abilities)) offer(path, to, what)
  })
  return found
}

type Vocabulary = Readonly<Record<string, readonly string[]>>

const vocabularies = new WeakMap<Subject["box"], Vocabulary>()

/** Names of one sort, each of which could stand for another: the same for every card. */
function vocabulary(subject: Pick<Subject, "box" | "spec">): Vocabulary {
  let names = vocabularies.get(subject.box)
  if (names === undefined) vocabularies.set(subject.box, (names = vocabularyOf(subject)))
  return names
}

/** Names and kinds of parameters, as cards write them. */
const takenBy = (params: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.entries(params)
      .map(([name, kind]) => [name, writtenKind(kind), kind.endsWith("?")].join())
      .toSorted(),
  )

function vocabularyOf({ box, spec }: Pick<Subject, "box" | "spec">): Vocabulary {
  const ops = box.ops.map((op) => ({
    name: op.name,
    takes: takenBy(op.params),
  }))
  return {
    zone: Object.keys(spec.zones),
    stat: Object.keys(spec.stats),
    read: Object.keys(spec.reads),
    test: Object.keys(spec.tests),
    span: Object.keys(spec.spans),
    act: Object.keys(spec.acts),
    atom: ["move", ...Object.keys(spec.atoms)],
    event: ["move", ...Object.keys(spec.events)],
    kind: ["seat", "here", ...Object.keys(box.words.en.lexicon.kinds)],
    ...Object.fromEntries(
      ops.map((op) => [
        `op:${op.name}`,
        ops.filter((other) => other.takes === op.takes).map(({ name }) => name),
      ]),
    ),
  }
}

function visit(value: Plain, path: Path, see: (value: Plain, path: Path) => void): void {
  see(value, path)
  if (Array.isArray(value)) value.forEach((each, i) => visit(each, [...path, i], see))
  else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) if (each !== undefined) visit(each, [...path, key], see)
}

/** The value with one place changed; undefined takes it out. */
function replaced(value: Plain, path: Path, to: Plain | undefined): Plain {
  if (path.length === 0) return to as Plain
  const [head, ...rest] = path
  if (Array.isArray(value)) {
    if (rest.length === 0 && to === undefined) return value.filter((_, i) => i !== head)
    return value.map((each, i) => (i === head ? replaced(each, rest, to) : each))
  }
  const copy = { ...(value as Record<string, Plain>) }
  if (rest.length === 0 && to === undefined) delete copy[head]
  else copy[head] = replaced(copy[head], rest, to)
  return copy
}

const SWAPS: Readonly<Record<string, readonly string[]>> = {
  may: ["must"],
  must: ["may"],
  top: ["bottom"],
  bottom: ["top"],
}
const KINDS: readonly string[] = ["permit", "forbid", "oblige"]
const COMPARE: readonly string[] = ["eq", "ne", "ge", "le"]

/** So many names are tried in one place, for all of them take too long: two that are farther apart and read alike are not found. */
const tried = (): number => usually(4, { inFull: 12 })

/** The names that come after this one, round the list; all others of a short one. */
function after(value: string, names: readonly string[]): readonly string[] {
  const others = names.filter((name) => name !== value)
  const most = tried()
  if (others.length <= most) return others
  const at = Math.max(0, names.indexOf(value))
  return Array.from({ length: most }, (_, i) => others[(at + i) % others.length])
}

/** What could stand in a place instead. */
function* others(
  value: Plain,
  path: Path,
  names: Vocabulary,
  whole: Plain,
): Generator<[Plain | undefined, string]> {
  const key = path.at(-1)
  const parent = path.at(-2)
  const field = typeof key === "number" ? parent : key
  if (path.length === 0) return
  if (typeof value === "number") yield [value + 1, `${value} -> ${value + 1}`]
  if (typeof value === "boolean") yield [!value, `${value} -> ${!value}`]
  if (typeof value === "string") {
    if (key === "op")
      for (const op of names[`op:${value}`] ?? []) if (op !== value) yield [op, `${value} -> ${op}`]
    if (key === "k" && KINDS.includes(value))
      for (const kind of KINDS) if (kind !== value) yield [kind, `${value} -> ${kind}`]
    if (!PLUMBING.has(String(field))) {
      for (const to of after(value, like(value, path, names, whole))) yield [to, `${value} -> ${to}`]
    }
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) yield* otherObjects(value, field)
  // Optional parts, steps of a program and parts of a condition can be left out.
  // (An empty part left out is no change.)
  const empty = Array.isArray(value) && value.length === 0
  if (!PLUMBING.has(String(key)) && !empty && (typeof key === "string" || !Array.isArray(value)))
    if (path.length > 1 && key !== "do") yield [undefined, "left out"]
}

function* otherObjects(value: { [key: string]: Plain }, field: unknown): Generator<[Plain, string]> {
  for (const by of COMPARE)
    if (by in value) for (const to of COMPARE) if (to !== by) yield [{ [to]: value[by] }, `${by} -> ${to}`]
  if ("all" in value && Array.isArray(value["all"]) && value["all"].length > 1)
    yield [{ any: value["all"] }, "all -> any"]
  if ("any" in value) yield [{ all: value["any"] }, "any -> all"]
  if (["when", "where", "cond", "to", "fit"].includes(String(field)) && !("not" in value))
    yield [{ not: value }, "turned round"]
  if ("not" in value) yield [value["not"], "not -> so"]
  if ("k" in value && value["k"] === "stat" && "add" in value) {
    const { add, ...rest } = value
    yield [{ ...rest, set: add }, "add -> set"]
  }
  for (const reach of ["controller", "next", "holder"])
    if (reach in value)
      for (const to of ["controller", "next", "holder"])
        if (to !== reach) yield [{ [to]: value[reach] }, `${reach} -> ${to}`]
}

/** Strings that could stand here just as well. */
function like(value: string, path: Path, names: Vocabulary, whole: Plain): readonly string[] {
  const key = path.at(-1)
  const parent = path.at(-2)
  const list = typeof key === "number" ? parent : key
  if (SWAPS[value] !== undefined && (key === "ask" || key === "at")) return SWAPS[value]
  for (const sort of ["stat", "test", "act", "event"] as const) if (key === sort) return names[sort]
  if (key === "read" || key === "sum") return names["read"]
  if (key === "span") return names["span"]
  if (key === "until") return ["", ...names["span"]]
  if (list === "in" || list === "zone" || (list === "from" && value !== "seats" && !value.startsWith("@")))
    return names["zone"]
  if (key === 1 && parent === "is") return names["kind"]
  if (key === 1 && parent === "at") return names["zone"]
  if (key === 1 && parent === "says") return names["zone"].includes(value) ? names["zone"] : [`${value}-not`]
  if (names["zone"].includes(value)) return names["zone"]
  if (key === "ref") return roles(whole, value)
  if (["program", "label", "kind", "way", "how", "cause", "part", "ways", "from"].includes(String(list)))
    return []
  return [...new Set(["you", "this", ...bindings(whole), ...roles(whole, value)])]
}

/** Names that this card binds. */
function bindings(whole: Plain): string[] {
  const found: string[] = []
  visit(whole, [], (value, path) => {
    if (path.at(-1) === "as" && typeof value === "string") found.push(value)
  })
  return found
}

/** Other roles of the same event. */
function roles(whole: Plain, value: string): string[] {
  const [head, field] = value.split(".")
  if (field === undefined) return []
  const found: string[] = []
  visit(whole, [], (each) => {
    if (typeof each === "string" && each.startsWith(`${head}.`)) found.push(each)
  })
  return found
}
