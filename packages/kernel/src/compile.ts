// From data to tables: cards and rules are flattened into steps with jumps, one frame a program, and every expression
// into a closure. A mistake in a card is found here, with the path to it. The same data always gives the same numbers,
// so that a saved frame means the same program again.

import type { Ability, Act, Body, Node, Target } from "./ability.ts"
import { moveAtom } from "./atoms.ts"
import {
  allOf,
  compileAmount,
  compileChange,
  compileQuantity,
  compileCond,
  compileSeat,
  compileSelect,
  compileWhom,
  type Scope,
} from "./evaluate.ts"
import type { Amount, Cond, Select, Whom } from "./expr.ts"
import { type Flow, flows, landings } from "./flow.ts"
import { kernelOps, kernelPrograms } from "./ops.ts"
import { MULTIPLY } from "./ops-layers.ts"
import { kernelEvents } from "./events.ts"
import { copyPlain, type Plain } from "./plain.ts"
import { signatures, wrongInAbility, wrongInProgram } from "./names.ts"
import { NOBODY, seatNo } from "./refs.ts"
import {
  type AbilityCode,
  type AtomCode,
  type Code,
  type DefCode,
  type Facts,
  type Get,
  makeInstruction,
  type Op,
  type Instruction,
  type Compiled,
  type TargetCode,
  type WrittenKind,
  writtenKind,
  type ZoneInfo,
} from "./run.ts"
import { compiledOnce } from "./expression-cache.ts"
import type { Atom, GameSpec } from "./spec.ts"
import type { Def } from "./state.ts"

/** Thrown for a card or a rule that cannot be compiled. */
export class BadCard extends Error {
  readonly path: string
  constructor(path: string, what: string) {
    super(`${path}: ${what}`)
    this.path = path
  }
}

/** Whatever a card has none of is this, and so always at hand. */
const NONE: never[] = []

/** Frames without progress that no game needs. */
const PATIENCE = 20_000

export interface Compiler {
  m: Compiled
  scope: Scope
  path: string
  /** The path of the ability that is being compiled; "" for rules. */
  by: string
  /** Compiles a nested program of its own and gives its number. */
  program(body: Body, path: string, extra?: Instruction[]): number
  ability(ability: Ability, path: string): number
  value(value: unknown): Get<number>
}

/** As many as a set of them has bits. */
const MOST_ZONES = 31

export function compileGame<T, D>(
  spec: GameSpec<T, D>,
  seats: number,
  cards: readonly Def[],
): Compiled<T, D> {
  const zoneKinds = Object.keys(spec.zones)
  if (zoneKinds.filter((kind) => spec.zones[kind].inert !== true).length > MOST_ZONES)
    throw new BadCard(spec.id, `abilities can work in ${MOST_ZONES} kinds of zones: which others are inert?`)
  const ops = new Map<string, Op>()
  for (const op of [...kernelOps, ...spec.ops]) {
    if (ops.has(op.name) || flows.has(op.name)) throw new BadCard(spec.id, `two ops are called "${op.name}"`)
    ops.set(op.name, op)
  }
  const atoms: Record<string, Atom<T, D>> = { move: moveAtom, ...spec.atoms }
  const moving: AtomCode<T, D> = { atom: atoms["move"], replaced: -1, heard: -1 }
  const programs: [string, Body][] = [...Object.entries(kernelPrograms), ...Object.entries(spec.programs)]
  const m: Compiled<T, D> = {
    spec,
    seats,
    defs: [],
    cards: [],
    defNumber: new Map(),
    noFacts: laidOut(blankFacts(cards)),
    abilities: [],
    codes: [],
    programs: new Map(),
    stats: new Map(),
    atoms: new Map([["move", moving]]),
    moving,
    zoneKinds,
    zoneBase: [],
    zones: [],
    keys: {
      on: new Map(),
      replace: new Map(),
      stat: new Map(),
      permit: new Map(),
      forbid: new Map(),
      oblige: new Map(),
      grant: new Map(),
      act: new Map(),
    },
    keyNames: [],
    actKeys: new Map(),
    windows: new Map(),
    labels: [],
    patience: spec.patience ?? PATIENCE,
    zoneNumber: new Map(zoneKinds.map((kind, no) => [kind, no])),
    streams: new Map([...new Set(["shuffle", ...spec.streams])].map((name, i) => [name, i])),
    ops,
    language: { ops, whoms: spec.whoms, programs: signatures(programs) },
    expressions: new Map(),
    sealed: false,
  }
  layZones(m)
  for (const [name, { base, fixed, min, max, of }] of Object.entries(spec.stats))
    m.stats.set(name, {
      name,
      base: typeof base === "number" ? () => base : base,
      usual:
        typeof base !== "number" || fixed !== undefined
          ? null
          : Math.min(max ?? base, Math.max(min ?? base, base)),
      fixed,
      min,
      max,
      changed: -1,
      ofSeats: of === "seat",
    })
  for (const [name, atom] of Object.entries(atoms))
    if (name !== "move") m.atoms.set(name, { atom, replaced: -1, heard: -1 })
  for (const [name, act] of Object.entries(spec.acts))
    for (const opening of act.windows)
      m.windows.set(opening, [...(m.windows.get(opening) ?? []), { name, act, obliges: false }])
  // Names first: programs may call each other.
  for (const [name] of programs)
    m.programs.set(
      name,
      m.codes.push({ path: name, by: speaker(name), steps: [], regions: [], land: [] }) - 1,
    )
  for (const [name, body] of programs) {
    const c = compiler(m, name)
    fill(c, m.codes[m.programs.get(name) as number], body)
    mustBeRight(wrongInProgram(m.language, body, name))
  }
  addCards(m, cards, 0)
  for (const name of Object.keys(spec.acts))
    m.actKeys.set(name, { act: m.keys.act.get(name) ?? -1, forbid: m.keys.forbid.get(name) ?? -1 })
  for (const acts of m.windows.values()) for (const each of acts) each.obliges = m.keys.oblige.has(each.name)
  return m
}

/**
 * The same game with more cards behind its own, in a fraction of the time that compiling all of it takes; its numbers are
 * those that a whole compile would give. Null where a new card is the first to have a fact or to use a name: then every
 * other card is read otherwise too.
 */
export function extendGame<T, D>(base: Compiled<T, D>, cards: readonly Def[]): Compiled<T, D> | null {
  for (const { facts } of cards) for (const name in facts) if (!(name in base.noFacts)) return null
  const m: Compiled<T, D> = {
    ...base,
    defs: base.defs.slice(),
    defNumber: new Map(base.defNumber),
    abilities: base.abilities.slice(),
    codes: base.codes.slice(),
    labels: [],
    sealed: true,
  }
  try {
    addCards(m, cards, base.codes.length)
  } catch (error) {
    if (error instanceof NewName) return null
    throw error
  }
  return m
}

/** A card uses a name for which the index has no list, where no list can be added. */
class NewName extends Error {}

/** Compiles cards behind what is there; code from `from` on is theirs. */
function addCards(m: Compiled, cards: readonly Def[], from: number): void {
  const first = m.defs.length
  for (const def of cards) compileDef(m, def)
  for (const code of m.defs.slice(first))
    if (code.def.face !== undefined) {
      const face = m.defNumber.get(code.def.face)
      if (face === undefined) throw new BadCard(code.def.id, `no card is called "${code.def.face}"`)
      code.face = face
    }
  m.cards = m.defs.map(({ def }) => def)
  for (const code of m.codes.slice(from)) {
    code.land = landings(code.steps)
    for (const { op, node } of code.steps) {
      const wrong = op.wrong?.(node, m.cards) ?? null
      if (wrong !== null) throw new BadCard(code.path, wrong)
    }
  }
}

function mustBeRight(wrong: { path: string; what: string } | null): void {
  if (wrong !== null) throw new BadCard(wrong.path, wrong.what)
}

/** Rules speak for themselves; what is announced is asked for by the ability in the frame. */
const speaker = (program: string): string | null => (program === "$announce" ? null : "")

function layZones(m: Compiled): void {
  let bit = 1
  m.zoneKinds.forEach((kind, kindNo) => {
    const zone = m.spec.zones[kind]
    m.zoneBase.push(m.zones.length)
    for (let i = 0; i < (zone.each === "seat" ? m.seats : 1); i++) {
      const info: ZoneInfo = {
        id: m.zones.length,
        kind,
        kindNo,
        bit: zone.inert === true ? 0 : bit,
        name: zone.each === "seat" ? `${kind}.${i}` : kind,
        seat: zone.each === "seat" ? seatNo(i) : NOBODY,
        shown: zone.shown,
        play: zone.play === true,
        live: zone.live === true || zone.play === true,
        ordered: zone.ordered === true,
      }
      m.zones.push(info)
    }
    if (zone.inert !== true) bit <<= 1
  })
}

/** Every fact that some card has, as it is where there is none. */
function blankFacts(cards: readonly Def[]): Facts {
  const blank: Record<string, number> = {}
  for (const { facts } of cards) for (const name in facts) blank[name] = 0
  return blank
}

/** Read back from JSON, where the engine gives each name a fixed place. Made name by name it would be a table to search. */
const laidOut = (facts: Facts): Facts => JSON.parse(JSON.stringify(facts)) as Facts

function compileDef(m: Compiled, printed: Def): void {
  // A copy, so that no part of a card is part of it twice: a numeral is known by its place.
  const def = copyPlain(printed as unknown as Plain) as unknown as Def
  if (m.defNumber.has(def.id)) throw new BadCard(def.id, "two cards have this id")
  const c = compiler(m, def.id, true)
  const code: DefCode = {
    id: def.id,
    back: def.back,
    def,
    abilities: [],
    zones: 0,
    acts: NONE,
    facts: laidOut({ ...m.noFacts, ...def.facts }),
    numerals: c.scope.numerals,
    face: -1,
  }
  m.defNumber.set(def.id, m.defs.push(code) - 1)
  const add = (by: Compiler, ability: Ability, path: string): void => {
    const no = by.ability(ability, path)
    mustBeRight(wrongInAbility(m.language, ability, path))
    code.abilities.push(no)
    if (ability.k !== "act") code.zones |= m.abilities[no].zones
    else code.acts = [...code.acts, m.abilities[no].key, no]
  }
  // What the rules give comes first, and has no printed numerals.
  const rules = compiler(m, def.id)
  for (const kind of def.kinds)
    m.spec.given[kind]?.forEach((ability, i) => add(rules, ability, `${def.id}/${kind}.${i}`))
  if (rules.scope.numerals.length > 0)
    rules.scope.fail("what the rules give is not printed, and has no numerals")
  def.abilities.forEach((ability, i) => add(c, ability, `${def.id}/${i}`))
}

function compiler(m: Compiled, path: string, isCard = false): Compiler {
  const c: Compiler = {
    m,
    path,
    by: "",
    scope: {
      zoneKinds: m.zoneKinds,
      shared: new Set(m.zoneKinds.filter((kind) => m.spec.zones[kind].each === undefined)),
      spec: m.spec,
      stats: m.stats,
      numerals: [],
      isMultiplied: isCard && m.spec.multiplies === true,
      expressions: m.expressions,
      fail: (what) => {
        throw new BadCard(c.path, what)
      },
    },
    program(body, at, extra = []) {
      const code: Code = { path: at, by: c.by, steps: [], regions: [], land: [] }
      const no = m.codes.push(code) - 1
      fill(c, code, body)
      code.steps.push(...extra)
      return no
    },
    ability: (ability, at) => compileAbility(c, ability, at),
    value: (value) =>
      typeof value === "string" || isWhom(value)
        ? compileWhom(value as Whom, c.scope)
        : compileChange(value as Amount, c.scope),
  }
  return c
}

const isWhom = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  ["controller", "next", "holder", "top"].some((key) => key in value)

function fill(c: Compiler, code: Code, body: Body): void {
  const was = c.path
  c.path = code.path
  flatten(c, code, body)
  c.path = was
}

/** Appends the steps of a body. */
function flatten(c: Compiler, code: Code, body: Body): void {
  if (!Array.isArray(body)) c.scope.fail("a program is a list of effects")
  for (const node of body) {
    const flow = flows.get(node.op)
    if (flow === undefined) code.steps.push(compileStep(c, node))
    else flow({ c, code, node, body: (inner) => flatten(c, code, inner) } satisfies Flow)
  }
}

function compileStep(c: Compiler, node: Node): Instruction {
  const op = c.m.ops.get(node.op)
  if (op === undefined) return c.scope.fail(`no effect is called "${node.op}"`)
  if (node.op === MULTIPLY && c.m.spec.multiplies !== true) c.scope.fail("in this game nothing is multiplied")
  for (const name in node)
    if (name !== "op" && !(name in op.params)) c.scope.fail(`"${node.op}" does not know "${name}"`)
  // Programs and abilities within are this card's own.
  const isOwn = Object.values(op.params).some((kind) => kind.startsWith("body") || kind.startsWith("ability"))
  const a = isOwn
    ? compileArgs(c, op, node)
    : compiledOnce(c.m.expressions, "args", node, () => compileArgs(c, op, node))
  return makeInstruction(op.handler, a, node.op, node)
}

function compileArgs(c: Compiler, op: Op, node: Node): Record<string, unknown> {
  const a: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(op.params)) {
    const given = node[name]
    if (given === undefined) {
      if (!kind.endsWith("?")) c.scope.fail(`"${node.op}" needs "${name}"`)
      a[name] = undefined
      continue
    }
    a[name] = kind.startsWith("quantity")
      ? compileQuantity(given as Amount, c.scope)
      : compileParam(c, writtenKind(kind), given, `${c.path}/${node.op}.${name}`)
  }
  return a
}

function compileParam(c: Compiler, kind: WrittenKind, given: unknown, path: string): unknown {
  switch (kind) {
    case "amount":
      return compileAmount(given as Amount, c.scope)
    case "whom":
      return compileWhom(given as Whom, c.scope)
    case "select":
      return compileSelect(given as Select, c.scope)
    case "cond":
      return compileCond(given as Cond, c.scope)
    case "body":
      return c.program(given as Body, path)
    case "ability":
      return c.ability(given as Ability, path)
    case "zone":
      return c.m.zoneNumber.has(given as string)
        ? given
        : c.scope.fail(`no zone is called "${String(given)}"`)
    case "program":
      return c.m.programs.get(given as string) ?? c.scope.fail(`no program is called "${String(given)}"`)
    case "name":
    case "names":
    case "bind":
    case "prompt":
    case "span":
    case "label":
      return given
    case "values":
      return Object.fromEntries(
        Object.entries(given as Record<string, unknown>).map(([key, value]) => [key, c.value(value)]),
      )
  }
}

/** The parts of a condition that can be told from the event and the object alone: most events are none of an ability's business. */
function glances(cond: Cond, about: string): AbilityCode["glance"] {
  if ("all" in cond) return cond.all.flatMap((each) => glances(each, about))
  if ("says" in cond && cond.says[0].startsWith(about))
    return [{ field: cond.says[0].slice(about.length), word: cond.says[1] }]
  if ("same" in cond) {
    const [a, b] = cond.same
    const field = b === "this" ? a : a === "this" ? b : null
    if (typeof field === "string" && field.startsWith(about))
      return [{ field: field.slice(about.length), word: null }]
  }
  return []
}

/** Does a condition depend on more than the object itself: on numbers, or on what else is about? */
const looksAtNumbers = (cond: unknown): boolean =>
  typeof cond === "object" &&
  cond !== null &&
  Object.entries(cond).some(
    ([key, value]) =>
      ["eq", "ne", "ge", "le", "test", "did", "says", "exists"].includes(key) || looksAtNumbers(value),
  )

/** What a step that aims has chosen for it as its ability is announced. */
function aimed({ op: { aims }, a, name }: Instruction): TargetCode[] {
  if (aims === undefined) return []
  const args = a as Record<string, Get<never>>
  return [
    {
      as: aims.as,
      what: args[aims.what],
      by: args[aims.by],
      times: { many: args[aims.times], prompt: name },
    },
  ]
}

const orNone = <T>(list: T[]): T[] => (list.length === 0 ? NONE : list)

const withoutCost = ({ cost: _cost, ...rest }: Act): Act => rest

/** What may be written in an ability of each kind. */
const FIELDS: Record<Ability["k"], readonly string[]> = {
  on: ["event", "nth", "targets", "modes", "do"],
  replace: ["event", "nth", "do"],
  stat: ["stat", "to", "add", "set"],
  permit: ["act"],
  forbid: ["act"],
  oblige: ["act"],
  grant: ["to", "gives", "of", "only", "named"],
  act: ["act", "cost", "targets", "modes", "do"],
}

const speaksOf = (cond: unknown, name: string): boolean =>
  cond === name ||
  (typeof cond === "object" && cond !== null && Object.values(cond).some((part) => speaksOf(part, name)))

const speaksOfEvent = (part: unknown): boolean =>
  typeof part === "string"
    ? part === "ev" || part.startsWith("ev.")
    : typeof part === "object" && part !== null && Object.values(part).some(speaksOfEvent)

/** A name that nothing else has is a slip of the pen: it would only ever do nothing. */
function checkNames(m: Compiled, ability: Ability, fail: Scope["fail"]): void {
  const fields = FIELDS[ability.k] as readonly string[] | undefined
  if (fields === undefined) return fail(`no kind of ability is called "${(ability as { k: string }).k}"`)
  for (const field in ability)
    if (!["k", "in", "when", ...fields].includes(field)) fail(`"${ability.k}" does not know "${field}"`)
  if ("event" in ability) {
    const { event } = ability
    const isTold = ability.k !== "replace" && (event in m.spec.events || event in kernelEvents)
    if (event !== "move" && !(event in m.spec.atoms) && !isTold) fail(`no event is called "${event}"`)
  }
  if ("act" in ability && !(ability.act in m.spec.acts)) fail(`no act is called "${ability.act}"`)
  if (ability.in?.length === 0) fail("an ability that works nowhere")
  if ((ability.k === "on" || ability.k === "replace") && ability.nth !== undefined) {
    if (ability.k === "replace" && (ability.nth as { only?: number }).only !== 1)
      fail("only the first time can be replaced by itself")
    const { nth } = ability
    if (!("every" in nth) && !("only" in nth)) fail("neither every so many times nor only at one")
    if ("every" in nth && nth.of !== undefined && !(nth.of in (m.spec.events[ability.event] ?? {})))
      fail(`"${ability.event}" has no "${nth.of}"`)
    if ("only" in nth && nth.span !== undefined && !(nth.span in m.spec.spans))
      fail(`no span is called "${nth.span}"`)
  }
}

/** Makes a list in the index for a name that a card is the first to use. */
function listNew(m: Compiled, kind: Ability["k"], name: string): void {
  if (m.sealed) throw new NewName(`${kind}:${name}`)
  const key = m.keyNames.push(`${kind}:${name}`) - 1
  m.keys[kind].set(name, key)
  const stat = kind === "stat" ? m.stats.get(name) : undefined
  if (stat !== undefined) stat.changed = key
  const atom = m.atoms.get(name)
  if (atom !== undefined && kind === "replace") atom.replaced = key
  if (atom !== undefined && kind === "on") atom.heard = key
}

/** A trigger's condition, and the part of it that says nothing of the event. Each part is compiled once: its numerals are counted. */
function triggerCondition(when: Cond, scope: Scope): Pick<AbilityCode, "when" | "still"> {
  const parts = conjuncts(when)
  const state = parts.filter((part) => !speaksOfEvent(part))
  if (state.length === 0) return { when: compileCond(when, scope), still: null }
  const compiled = new Map(parts.map((part) => [part, compileCond(part, scope)]))
  const all = (of: readonly Cond[]): Get<boolean> => {
    const list = of.map((part) => compiled.get(part) as Get<boolean>)
    return list.length === 1 ? list[0] : allOf(list)
  }
  return { when: all(parts), still: all(state) }
}

const conjuncts = (cond: Cond): Cond[] => ("all" in cond ? cond.all.flatMap(conjuncts) : [cond])

function compileAbility(c: Compiler, ability: Ability, path: string): number {
  const { m, scope } = c
  const was = { path: c.path, by: c.by }
  c.path = c.by = path
  checkNames(m, ability, scope.fail)
  const no = m.abilities.length
  const play = m.zoneKinds.filter((kind) => m.spec.zones[kind].play === true)
  let zones = 0
  for (const kind of ability.in ?? play) {
    const at = m.zoneKinds.indexOf(kind)
    if (at < 0) scope.fail(`no zone is called "${kind}"`)
    const { bit } = m.zones[m.zoneBase[at]]
    if (bit === 0) scope.fail(`no ability works in "${kind}", which is inert`)
    zones |= bit
  }
  const name =
    "event" in ability
      ? ability.event
      : "stat" in ability
        ? ability.stat
        : "act" in ability
          ? ability.act
          : ""
  const keys = m.keys[ability.k]
  if (!keys.has(name)) listNew(m, ability.k, name)
  // What is read whenever a player looks around stands first.
  const code: AbilityCode = {
    zones,
    when: null,
    costInstructions: NONE,
    modes: NONE,
    targets: NONE,
    cost: -1,
    p: -1,
    glance: NONE,
    back: ability.k === "on" && speaksOf(ability.when, "ev.old"),
    still: null,
    to: null,
    add: null,
    set: null,
    k: ability.k,
    key: keys.get(name) as number,
    ability,
    path,
    counted: `n${no}`,
    spanned: `s${no}`,
    gives: NONE,
    of: null,
    only: ability.k === "grant" && ability.only === true,
    named: ability.k === "grant" ? (ability.named ?? null) : null,
    loose: ability.k === "grant" && looksAtNumbers([ability.to, ability.when, ability.of]),
  }
  m.abilities.push(code)
  if (ability.when !== undefined && ability.k === "on")
    Object.assign(code, triggerCondition(ability.when, scope))
  else if (ability.when !== undefined) code.when = compileCond(ability.when, scope)
  if (ability.when !== undefined && "event" in ability)
    code.glance = orNone(glances(ability.when, ability.k === "on" ? "ev." : "would."))
  if ("to" in ability && ability.to !== undefined) code.to = compileCond(ability.to, scope)
  if (ability.k === "stat") {
    if (!m.stats.has(ability.stat)) scope.fail(`no number is called "${ability.stat}"`)
    if (ability.add !== undefined) code.add = compileQuantity(ability.add, scope)
    if (ability.set !== undefined) code.set = compileAmount(ability.set, scope)
  }
  if ("targets" in ability && ability.targets !== undefined)
    code.targets = compiledOnce(m.expressions, "targets", ability.targets, () =>
      (ability.targets as Target[]).map((target) => ({
        as: target.as,
        what: compileSelect(target.what, scope),
        by: target.by === undefined ? null : compileSeat(target.by, scope),
        times: null,
      })),
    )
  if ("cost" in ability && ability.cost !== undefined) {
    code.cost = c.program([...ability.cost, { op: "$paid" }], `${path}/cost`)
    const { steps } = m.codes[code.cost]
    code.costInstructions = compiledOnce(m.expressions, "cost", ability.cost, () =>
      steps.filter(({ op }) => op.can !== undefined),
    )
  }
  if ("do" in ability) code.p = c.program(ability.do, `${path}/do`)
  if (code.p >= 0) code.targets = orNone([...code.targets, ...m.codes[code.p].steps.flatMap(aimed)])
  if (ability.k === "grant" && ability.of !== undefined) code.of = compileCond(ability.of, scope)
  if (ability.k === "grant")
    code.gives = ability.gives.map((each, i) => c.ability(each, `${path}/gives.${i}`))
  if ("modes" in ability && ability.modes !== undefined) {
    // What all ways share is printed once, so it is compiled once: its numerals must not be counted for each way.
    const { modes, when: _when, ...rest } = ability
    const own: Ability = rest.k === "act" ? withoutCost(rest) : rest
    code.modes = modes.map(({ name: mode, when: open, ...way }) => {
      const made = c.ability({ ...own, ...way }, `${path}~${mode}`)
      Object.assign(m.abilities[made], {
        when: code.when,
        still: code.still,
        cost: code.cost,
        costInstructions: code.costInstructions,
      })
      return { name: mode, ability: made, when: open === undefined ? null : compileCond(open, scope) }
    })
  }
  Object.assign(c, was)
  return no
}
