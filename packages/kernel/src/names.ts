// Names that a text uses and nothing in it binds: a slip of the pen that would only ever mean nobody. Looked for when a game
// is defined. The order of steps is not looked at: whatever binds a name anywhere in a text binds it for all of it.

import type { Ability, Body, Node } from "./ability.ts"
import type { Amount, Cond, Select, Whom } from "./expr.ts"
import { type Op, writtenKind } from "./run.ts"

/** What every text can speak of: itself, its player, what is looked at, what happened or would happen, what it remembers. */
const ALWAYS = ["this", "you", "it", "ev", "would", "memo", "did"]

/** The parameters of what steers a program: `flow.ts`. */
const FLOWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  if: { cond: "cond", then: "body", else: "body?" },
  each: { what: "select", as: "bind", do: "body" },
  repeat: { times: "amount", do: "body" },
  while: { cond: "cond", do: "body" },
  block: { label: "label", do: "body" },
  ensure: { do: "body", after: "body" },
  gate: { who: "whom?", do: "body", ifDo: "body?", ifNot: "body?", ifCannot: "body?" },
  table: { of: "amount" },
  mode: { by: "whom" },
  takes: { names: "binds" },
}

/** What names can be made of: verbs, whom the game itself has a name for, and what programs take and give. */
export interface Language {
  ops: ReadonlyMap<string, Op>
  whoms: Readonly<Record<string, unknown>>
  programs: ReadonlyMap<string, { takes: readonly string[]; gives: readonly string[] }>
}

/** A name that a program can do without ends with a question mark where it says what it takes. */
const plain = (name: string): string => name.replace("?", "")

/** What is wrong with a text, and where. */
interface Wrong {
  path: string
  what: string
}

/** What a text uses and binds. */
class Names {
  private readonly wrong: Wrong[] = []
  private readonly uses: { name: string; path: string }[] = []
  private readonly bound = new Set(ALWAYS)
  private readonly language: Language

  constructor(language: Language) {
    this.language = language
  }

  private use(name: string, path: string): void {
    if (!(name in this.language.whoms)) this.uses.push({ name: name.split(".")[0], path })
  }

  ability(ability: Ability, path: string): void {
    // Whoever acts, or may not.
    if (ability.k === "permit" || ability.k === "forbid" || ability.k === "oblige") this.bound.add("who")
    if (ability.when !== undefined) this.cond(ability.when, path)
    if ("to" in ability && ability.to !== undefined) this.cond(ability.to, path)
    if (ability.k === "grant" && ability.of !== undefined) this.cond(ability.of, path)
    if (ability.k === "grant") ability.gives.forEach((each, i) => this.ability(each, `${path}/gives.${i}`))
    if (ability.k === "stat")
      for (const amount of [ability.add, ability.set]) if (amount !== undefined) this.amount(amount, path)
    if ("cost" in ability && ability.cost !== undefined) this.body(ability.cost, `${path}/cost`)
    if (!("do" in ability)) return
    this.way(ability, path)
    if ("modes" in ability)
      for (const mode of ability.modes ?? []) {
        if (mode.when !== undefined) this.cond(mode.when, path)
        this.way(mode, `${path}~${mode.name}`)
      }
  }

  private way(
    way: { targets?: readonly { as: string; what: Select; by?: Whom }[]; do?: Body },
    path: string,
  ) {
    for (const { as, what, by } of way.targets ?? []) {
      this.bound.add(as)
      this.select(what, path)
      if (by !== undefined) this.whom(by, path)
    }
    this.body(way.do ?? [], path)
  }

  body(body: Body, path: string): void {
    for (const node of body) this.node(node, `${path}/${node.op}`)
  }

  private node(node: Node, path: string): void {
    const op = this.language.ops.get(node.op)
    for (const name of op?.handler.binds ?? []) this.bound.add(name)
    for (const name of op?.handler.uses ?? []) this.use(name, path)
    if (node.op === "call") this.call(node, path)
    if (op?.handler.aims !== undefined) this.bound.add(op.handler.aims.as)
    for (const [name, kind] of Object.entries(op?.params ?? FLOWS[node.op] ?? {}))
      if (node[name] !== undefined) this.param(writtenKind(kind), node[name], `${path}.${name}`)
    for (const part of ["rows", "ways"])
      if (op === undefined)
        for (const each of (node[part] as { do: Body }[] | undefined) ?? []) this.body(each.do, path)
  }

  /** What a program is called with is what it takes, no more and no less; what it gives is bound after it. */
  private call(node: Node, path: string): void {
    const program = node["program"] as string
    const args = Object.keys((node["args"] as object | undefined) ?? {})
    const { takes = [], gives = [] } = this.language.programs.get(program) ?? {}
    for (const name of gives) this.bound.add(name)
    for (const name of takes)
      if (!name.endsWith("?") && !args.includes(name))
        this.wrong.push({ path, what: `"${program}" takes "${name}"` })
    for (const name of args)
      if (!takes.some((each) => plain(each) === name))
        this.wrong.push({ path, what: `"${program}" does not take "${name}"` })
  }

  private param(kind: string, given: unknown, path: string): void {
    switch (kind) {
      case "whom":
        return this.whom(given as Whom, path)
      case "amount":
        return this.amount(given as Amount, path)
      case "select":
        return this.select(given as Select, path)
      case "cond":
        return this.cond(given as Cond, path)
      case "body":
        return this.body(given as Body, path)
      case "ability":
        return this.ability(given as Ability, path)
      case "binds":
        for (const name of given as string[]) this.bound.add(plain(name))
        return
      case "bind":
        return void this.bound.add(given as string)
      case "values":
        for (const value of Object.values(given as Record<string, Amount | Whom>)) this.value(value, path)
    }
  }

  private value(value: Amount | Whom, path: string): void {
    if (typeof value === "string") this.whom(value, path)
    else if (typeof value === "object" && ["controller", "next", "holder", "top"].some((key) => key in value))
      this.whom(value as Whom, path)
    else this.amount(value as Amount, path)
  }

  private whom(whom: Whom, path: string): void {
    if (typeof whom === "string") this.use(whom, path)
    else if ("controller" in whom) this.whom(whom.controller, path)
    else if ("next" in whom) this.whom(whom.next, path)
    else if ("holder" in whom) this.whom(whom.holder, path)
    else if (whom.of !== undefined) this.whom(whom.of, path)
  }

  private amount(amount: Amount, path: string): void {
    if (typeof amount === "number" || "n" in amount) return
    if ("ref" in amount) this.use(amount.ref, path)
    else if ("count" in amount) this.select(amount.count, path)
    else if ("sum" in amount) this.select(amount.over, path)
    else if ("of" in amount) this.whom(amount.of, path)
    else for (const parts of Object.values(amount)) for (const part of parts) this.amount(part, path)
  }

  private select({ from, of, where, other, top }: Select, path: string): void {
    for (const source of typeof from === "string" ? [from] : from)
      if (source.startsWith("@")) this.use(source.slice(1), path)
    if (of !== undefined && of !== "others") this.whom(of, path)
    if (where !== undefined) this.cond(where, path)
    if (other !== undefined) this.whom(other, path)
    if (top !== undefined) this.amount(top, path)
  }

  private cond(cond: Cond, path: string): void {
    if ("all" in cond || "any" in cond)
      for (const each of "all" in cond ? cond.all : cond.any) this.cond(each, path)
    else if ("not" in cond) this.cond(cond.not, path)
    else if ("exists" in cond) this.select(cond.exists, path)
    else if ("says" in cond) this.use(cond.says[0], path)
    else if ("is" in cond) this.whom(cond.is[0], path)
    else if ("at" in cond) this.whom(cond.at[0], path)
    else if ("same" in cond) for (const whom of cond.same) this.whom(whom, path)
    else if ("card" in cond) for (const whom of cond.card) this.whom(whom, path)
    else if ("test" in cond) {
      for (const whom of [cond.of, cond.with]) if (whom !== undefined) this.whom(whom, path)
    } else if (!("did" in cond))
      for (const pair of Object.values(cond) as Amount[][])
        for (const amount of pair) this.amount(amount, path)
  }

  firstWrong(): Wrong | null {
    const use = this.uses.find(({ name }) => !this.bound.has(name))
    if (use === undefined) return this.wrong[0] ?? null
    return { path: use.path, what: `nothing here is called "${use.name}"` }
  }
}

/** The first name in an ability that nothing in it binds, or a program that it calls in another way than it wants. */
export function wrongInAbility(language: Language, ability: Ability, path: string): Wrong | null {
  const names = new Names(language)
  names.ability(ability, path)
  return names.firstWrong()
}

/** The same in a program, which says first what it takes. */
export function wrongInProgram(language: Language, body: Body, path: string): Wrong | null {
  const names = new Names(language)
  names.body(body, path)
  return names.firstWrong()
}

/** What programs take and give, by their names. */
export const signatures = (programs: readonly (readonly [string, Body])[]): Language["programs"] =>
  new Map(programs.map(([name, body]) => [name, { takes: takenBy(body), gives: givenBy(body) }]))

const takenBy = (body: Body): string[] =>
  body.flatMap((node) => (node.op === "takes" ? (node["names"] as string[]) : []))

const givenBy = (part: unknown): string[] => {
  if (typeof part !== "object" || part === null) return []
  const own = "op" in part && part.op === "give" && "as" in part ? [part.as as string] : []
  return [...own, ...Object.values(part).flatMap(givenBy)]
}
