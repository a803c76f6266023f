// Acting: windows in which seats may act or pass, announcing (modes and targets, then costs), and placing triggers.

import type { Act } from "./ability.ts"
import { actsOf, entriesOf, isPlain, lookupName } from "./ability-index.ts"
import { carry, push, pushProgram } from "./frames.ts"
import { bit, everybody, show } from "./knowledge.ts"
import { forbidden, obliged } from "./modals.ts"
import { op } from "./op.ts"
import { optionsFor, refsOf } from "./ops-decide.ts"
import { copyPlain, type Env, type Reason } from "./plain.ts"
import { NOBODY, type Ref, type Seat } from "./refs.ts"
import {
  asking,
  type AbilityCode,
  BLOCKED,
  controllerOf,
  DONE,
  type Get,
  label,
  NEXT,
  object,
  type Option,
  type Run,
  seatOrder,
  STAY,
  trackOf,
  WAIT,
} from "./run.ts"
import type { AddOption } from "./spec.ts"
import type { Announced, Frame, Obj, Pending } from "./state.ts"
import { emit } from "./triggers.ts"

// Windows

const NO_ACTS: readonly never[] = []

function listActs(r: Run, opening: string, seat: Seat, pass: string | undefined): Option[] {
  const options: Option[] = []
  let musts: Option[] | null = null
  let name = ""
  const add: AddOption = (key, refs, ability, range) => {
    const full = key === "" ? name : `${name}:${key}`
    options.push({ key: full, refs, range, ability })
  }
  const acts = r.m.windows.get(opening) ?? NO_ACTS
  for (let no = 0; no < acts.length; no++) {
    const from = options.length
    name = acts[no].name
    acts[no].act.list(r, seat, add)
    if (r.m.keys.oblige.has(name))
      for (let i = from; i < options.length; i++)
        if (obliged(r, name, seat, options[i].refs[0] ?? NOBODY)) (musts ??= []).push(options[i])
  }
  if (musts !== null) return musts
  if (pass !== undefined) options.push({ key: pass, refs: [], range: undefined, ability: undefined })
  return options
}

/** Does the act behind a key, which the machine has found among the options. */
function perform(r: Run, f: Frame, seat: Seat, key: string, options: readonly Option[]): void {
  const at = key.lastIndexOf("=")
  const plain = at < 0 ? key : key.slice(0, at)
  const option = options.find((each) => each.key === plain) as Option
  const colon = plain.indexOf(":")
  const name = colon < 0 ? plain : plain.slice(0, colon)
  r.m.spec.acts[name].go(r, f, seat, option, at < 0 ? 0 : Number(key.slice(at + 1)))
}

function explainAct(
  r: Run,
  opening: string,
  seat: Seat,
  what: string,
  pass: string | undefined,
): Reason | null {
  // Passing is missing only where something must be done.
  if (what === pass) return mustFirst(listActs(r, opening, seat, pass))
  const [name, ...rest] = what.split(":")
  // What was asked for comes from outside: "constructor" is no act, though every object has one.
  if (!Object.hasOwn(r.m.spec.acts, name)) return { key: "unknown-act", params: { act: name } }
  const act = r.m.spec.acts[name]
  if (!act.windows.includes(opening)) return { key: "not-now", params: { act: name } }
  const options = listActs(r, opening, seat, undefined)
  if (options.some((option) => option.key === what)) return null
  if (options.some((option) => obliged(r, option.key.split(":")[0], seat, option.refs[0] ?? NOBODY)))
    return mustFirst(options)
  return act.explain?.(r, seat, rest.join(":")) ?? { key: "impossible", params: { act: what } }
}

const mustFirst = ([first]: readonly Option[]): Reason => ({ key: "obliged", params: { act: first.key } })

const anyAct = (r: Run, opening: string, seat: Seat): boolean => {
  let found = false
  for (const { act } of r.m.windows.get(opening) ?? []) {
    if (act.can !== undefined) found = act.can(r, seat)
    else
      act.list(r, seat, () => {
        found = true
      })
    if (found) return true
  }
  return false
}

const asked = (r: Run, f: Frame, who: Get<Ref[]>): number => {
  let seats = 0
  for (const seat of who(r, f.env, NOBODY)) seats |= bit(seat)
  return seats & ~((f.env["$passed"] as number | undefined) ?? 0)
}

/** One seat acts once or passes; `acted` says which. */
const act = op(
  "act",
  { who: "whom", window: "name", pass: "name?", prompt: "name?" },
  {
    run(r, f, a) {
      if (a.pass !== undefined || anyAct(r, a.window, a.who(r, f.env, NOBODY))) return WAIT
      // Nothing to do and no way to pass: nobody is asked.
      f.env["acted"] = 0
      return NEXT
    },
    seats: (r, f, a) => bit(a.who(r, f.env, NOBODY)),
    ask: (_r, _f, a) => asking("act", a.prompt ?? a.window),
    options: (r, _f, a, seat) => listActs(r, a.window, seat, a.pass),
    canAct: (r, _f, a, seat) => anyAct(r, a.window, seat),
    explain: (r, _f, a, seat, what) => explainAct(r, a.window, seat, what, a.pass),
    answer(r, f, a, seat, keys, options) {
      f.env["acted"] = keys[0] === a.pass ? 0 : 1
      if (keys[0] !== a.pass) perform(r, f, seat, keys[0], options)
      return NEXT
    },
  },
)

/** Several seats act in any order, each as often as it likes; it is over when all of them have passed. */
const open = op(
  "open",
  { who: "select", window: "name", pass: "name", prompt: "name?" },
  {
    run(r, f, a) {
      if (asked(r, f, a.who) !== 0) return WAIT
      delete f.env["$passed"]
      return NEXT
    },
    seats: (r, f, a) => asked(r, f, a.who),
    ask: (_r, _f, a) => asking("act", a.prompt ?? a.window),
    options: (r, _f, a, seat) => listActs(r, a.window, seat, a.pass),
    canAct: (r, _f, a, seat) => anyAct(r, a.window, seat),
    explain: (r, _f, a, seat, what) => explainAct(r, a.window, seat, what, a.pass),
    answer(r, f, a, seat, keys, options) {
      if (keys[0] === a.pass) f.env["$passed"] = ((f.env["$passed"] as number | undefined) ?? 0) | bit(seat)
      else perform(r, f, seat, keys[0], options)
      return STAY
    },
  },
)

/** Stands open for ever beside everything else, like an offer any player may make at any time. Nobody has to answer. */
const stand = op(
  "stand",
  { who: "whom", window: "name", prompt: "name?" },
  {
    steady: true,
    run: () => WAIT,
    seats: (r, f, a) => bit(a.who(r, f.env, NOBODY)),
    ask: (_r, _f, a) => asking("offer", a.prompt ?? a.window),
    options: (r, _f, a, seat) => listActs(r, a.window, seat, undefined),
    canAct: (r, _f, a, seat) => anyAct(r, a.window, seat),
    explain: (r, _f, a, seat, what) => explainAct(r, a.window, seat, what, undefined),
    answer(r, f, _a, seat, keys, options) {
      perform(r, f, seat, keys[0], options)
      return STAY
    },
  },
)

/** Starts a program that stands at the bottom of a seat's track. Call it at set-up. */
export function standBeside(r: Run, program: string, seat: Seat): void {
  pushProgram(r, program, { you: seat }, seat + 1)
  r.s.tracks[seat + 1].standing++
}

/** The body runs for each seat on its own track; the main one waits for all of them. */
const together = op(
  "together",
  { who: "select", do: "body" },
  {
    run(r, f, a) {
      if (r.track !== 0) throw new Error("only the main track can run seats together")
      if (f.env["$together"] === undefined) {
        f.env["$together"] = 1
        for (const seat of a.who(r, f.env, NOBODY)) push(r, a.do, { ...carry(f.env), you: seat }, seat + 1)
        return BLOCKED
      }
      for (let i = 1; i < r.s.tracks.length; i++)
        if (r.s.tracks[i].frames.length > r.s.tracks[i].standing) return BLOCKED
      delete f.env["$together"]
      return NEXT
    },
  },
)

// Announcing

/** Can what an ability costs be paid now? */
export function payable(r: Run, ability: number, env: Env): boolean {
  for (const step of r.m.abilities[ability].costSteps)
    if (step.op.can?.(r, env, step.a) === false) return false
  return true
}

/** The bindings an act of `o` starts with; changed numerals are those of the card the ability comes from. */
function startEnv(r: Run, o: Obj, seat: Seat, ability: number): Env {
  const env: Env = { this: o.ref, you: seat, did: 0 }
  if (isPlain(r, o)) return env
  const text = entriesOf(r, o).find((entry) => isOf(r, entry.ability, ability))?.text ?? null
  if (text !== null) env["text"] = copyPlain(text)
  return env
}

/** Is it this ability, or one of its ways? */
const isOf = (r: Run, whole: number, ability: number): boolean =>
  whole === ability || r.m.abilities[whole].modes.some((way) => way.ability === ability)

/** Offers every act of this name that `seat` could announce with these objects, one option for each first target. */
export function offerActs(r: Run, seat: Seat, name: string, refs: readonly Ref[], add: AddOption): void {
  const barred = lookupName(r, "forbid", name).length > 0
  for (let i = 0; i < refs.length; i++) {
    const ref = refs[i]
    const o = object(r, ref)
    if (o === null) continue
    const acts = actsOf(r, o, name)
    if (acts.length === 0 || (barred && forbidden(r, name, seat, ref) !== null)) continue
    let nth = 0
    for (const ability of acts) {
      const code = r.m.abilities[ability]
      const env = startEnv(r, o, seat, ability)
      nth++
      if (code.when !== null && !code.when(r, env, ref)) continue
      if (!payable(r, ability, env)) continue
      const head = nth === 1 ? label(r, ref) : `${label(r, ref)}.${nth}`
      if (code.modes.length === 0) offerTargets(r, ability, ref, env, head, add)
      else for (const way of code.modes) offerTargets(r, way.ability, ref, env, `${head}~${way.name}`, add)
    }
  }
}

/** Why `act:rest` is not among what `offerActs` lists; null if it knows no reason. */
export function explainActs(
  r: Run,
  seat: Seat,
  name: string,
  refs: readonly Ref[],
  rest: string,
): Reason | null {
  const ref = refs.find((each) => rest.split(/[.~>]/)[0] === label(r, each))
  const o = ref === undefined ? null : object(r, ref)
  if (ref === undefined || o === null) return null
  const bar = forbidden(r, name, seat, ref)
  if (bar !== null) return bar
  const acts = actsOf(r, o, name)
  if (acts.length === 0) return { key: "no-such-act", params: { act: name } }
  for (const ability of acts) {
    const env = startEnv(r, o, seat, ability)
    const { when } = r.m.abilities[ability]
    if (when !== null && !when(r, env, ref)) return { key: "condition", params: { act: name } }
    if (!payable(r, ability, env)) return { key: "cannot-pay", params: { act: name } }
  }
  return { key: "no-target", params: { act: name } }
}

function offerTargets(r: Run, ability: number, ref: Ref, env: Env, head: string, add: AddOption): void {
  const code = r.m.abilities[ability]
  if (code.targets.length === 0) return add(head, [ref], ability)
  const [{ as, what }] = code.targets
  for (const target of what(r, env, NOBODY)) {
    env[as] = target
    if (completable(r, code, env, 1)) add(`${head}>${label(r, target)}`, [ref, target], ability)
  }
}

/** Can all targets from this one on be chosen, each with the earlier ones in mind? */
function completable(r: Run, code: AbilityCode, env: Env, at: number): boolean {
  if (at === code.targets.length) return true
  const { as, what } = code.targets[at]
  for (const target of what(r, env, NOBODY)) {
    env[as] = target
    if (completable(r, code, env, at + 1)) return true
  }
  return false
}

/** Announced as usual, without its cost, or as a copy that has no card of its own. */
export type How = "paid" | "free" | "copy"

/** Announces an ability: targets as given, the rest chosen, then the cost, then the game places it. */
export function announce(r: Run, ability: number, seat: Seat, card: Ref, given: Ref[], how: How): void {
  const o = object(r, card)
  const env = o === null ? { this: card, you: seat } : startEnv(r, o, seat, ability)
  begin(r, ability, seat, card, given, env, how)
}

/** Asks for what is still open in a frame; where nothing is, the ability is placed at once. */
function begin(r: Run, ability: number, seat: Seat, card: Ref, given: Ref[], bound: Env, how: How): void {
  const code = r.m.abilities[ability]
  if (code.modes.length === 0 && code.targets.length === 0 && (how !== "paid" || code.cost < 0))
    place(r, { ability, env: bound }, seat, card, how)
  else pushProgram(r, "$announce", { ability, seat, card, given, at: 0, bound, how })
}

function place(r: Run, announced: Announced, seat: Seat, card: Ref, how: How): void {
  const { k, ability } = r.m.abilities[announced.ability]
  r.m.spec.place(
    r,
    announced,
    seat,
    card,
    how === "copy" ? "copy" : k === "act" ? (ability as Act).act : "trigger",
  )
}

/** A met trigger is announced with the bindings of its event. */
function announceTrigger(r: Run, pending: Pending): void {
  const seat = pending.controller === NOBODY ? r.m.spec.first(r) : pending.controller
  begin(r, pending.ability, seat, (pending.env["this"] as Ref | undefined) ?? NOBODY, [], pending.env, "free")
}

const targetsLeft = (r: Run, f: Frame): { target: AbilityCode["targets"][number]; found: Ref[] } => {
  const target = r.m.abilities[f.env["ability"] as number].targets[f.env["at"] as number]
  const bound = f.env["bound"] as Env
  return { target, found: choosable(r, f.env["ability"] as number, f.env["at"] as number, bound) }
}

/** What may be chosen as this target so that the later ones can be chosen too. */
function choosable(r: Run, ability: number, at: number, bound: Env): Ref[] {
  const code = r.m.abilities[ability]
  const found = code.targets[at].what(r, bound, NOBODY)
  if (at + 1 === code.targets.length) return found
  return found.filter((ref) => completable(r, code, { ...bound, [code.targets[at].as]: ref }, at + 1))
}

/** Ways to choose from before anything else: those whose targets can be chosen. */
const waysOf = (r: Run, f: Frame): AbilityCode["modes"] =>
  r.m.abilities[f.env["ability"] as number].modes.filter((way) =>
    completable(r, r.m.abilities[way.ability], { ...(f.env["bound"] as Env) }, 0),
  )

/** What is being announced lies open while targets are chosen and costs are paid: everybody sees what they are for. */
function openly(r: Run, f: Frame): typeof WAIT {
  const o = object(r, f.env["card"] as Ref)
  if (o !== null && f.env["open"] === undefined && r.m.zones[o.zone].shown !== "all") {
    f.env["open"] = 1
    const event = show(r, [o.ref], everybody(r))
    if (event !== null) emit(r, event, null)
  }
  return WAIT
}

const announceOp = op(
  "$announce",
  {},
  {
    run(r, f) {
      const e = f.env
      const code = r.m.abilities[e["ability"] as number]
      if (code.modes.length > 0) return waysOf(r, f).length > 0 ? openly(r, f) : DONE
      const given = e["given"] as Ref[]
      while ((e["at"] as number) < code.targets.length) {
        const at = e["at"] as number
        const { target, found } = targetsLeft(r, f)
        const picked = given[at] ?? (found.length === 1 ? found[0] : NOBODY)
        if (found.length === 0 || (picked !== NOBODY && !found.includes(picked))) return DONE
        if (picked === NOBODY) return openly(r, f)
        ;(e["bound"] as Env)[target.as] = picked
        e["at"] = at + 1
      }
      if (e["how"] === "paid" && e["paid"] === undefined && code.cost >= 0) {
        e["paid"] = 1
        openly(r, f)
        push(r, code.cost, copyPlain(e["bound"]) as Env)
        return STAY
      }
      // The frame goes first: what the game places must not stand on it.
      trackOf(r).frames.pop()
      const announced: Announced = { ability: e["ability"] as number, env: e["bound"] as Env }
      place(r, announced, e["seat"] as Seat, e["card"] as Ref, e["how"] as How)
      return STAY
    },
    seats(r, f) {
      if (waysOf(r, f).length > 0) return bit(f.env["seat"] as Seat)
      const { target } = targetsLeft(r, f)
      return bit(target.by === null ? (f.env["seat"] as Seat) : target.by(r, f.env["bound"] as Env, NOBODY))
    },
    ask(r, f) {
      return waysOf(r, f).length > 0
        ? asking("choose", "mode")
        : asking("choose", "target", 1, 1, { as: targetsLeft(r, f).target.as })
    },
    options(r, f, _a, seat) {
      const ways = waysOf(r, f)
      return ways.length > 0
        ? ways.map(({ name }) => ({ key: name, refs: [] }))
        : optionsFor(r, targetsLeft(r, f).found, seat)
    },
    answer(r, f, _a, seat, keys) {
      const way = waysOf(r, f).find(({ name }) => name === keys[0])
      if (way !== undefined) {
        f.env["ability"] = way.ability
        return STAY
      }
      const [picked] = refsOf(r, targetsLeft(r, f).found, seat, keys)
      ;(f.env["given"] as Ref[])[f.env["at"] as number] = picked
      return STAY
    },
  },
)

/** Ends a cost: what the cost did to "this" holds for the ability too. */
const paid = op(
  "$paid",
  {},
  {
    run(r, f) {
      const { frames } = trackOf(r)
      frames[frames.lastIndexOf(f) - 1].env["bound"] = carry(f.env)
      return DONE
    },
  },
)

/**
 * Looks at the targets of something announced again, as it is about to happen. One that is no longer what it has to be is
 * let go (bound to nobody); when none is left of those it had, it has nothing to happen to.
 */
export function stillAimed(r: Run, announced: Announced): boolean {
  const { targets } = r.m.abilities[announced.ability]
  if (targets.length === 0) return true
  const legal = targets.map(({ as, what }) =>
    what(r, announced.env, NOBODY).includes(announced.env[as] as Ref),
  )
  targets.forEach(({ as }, i) => {
    if (!legal[i]) announced.env[as] = NOBODY
  })
  return legal.includes(true)
}

const copyAct = op(
  "copyAct",
  { of: "whom", by: "whom" },
  {
    run(r, f, a) {
      const of = a.of(r, f.env, NOBODY)
      const o = object(r, of)
      const ability = o?.act?.ability ?? actOf(r, o)
      if (ability < 0) return NEXT
      const by = a.by(r, f.env, NOBODY)
      const act = o?.act ?? null
      if (act === null) announce(r, ability, by, of, [], "copy")
      else {
        // A copy has the text of what it copies, as it was announced.
        const env: Env = { this: act.env["this"] ?? of, you: by }
        if (act.env["text"] !== undefined) env["text"] = copyPlain(act.env["text"])
        begin(r, ability, by, env["this"] as Ref, [], env, "copy")
      }
      return NEXT
    },
  },
)

/** The first act an object has. */
function actOf(r: Run, o: Obj | null): number {
  if (o === null) return -1
  const def = o.def < 0 ? null : r.m.defs[o.def]
  return (
    entriesOf(r, o).find((entry) => r.m.abilities[entry.ability].k === "act")?.ability ??
    def?.abilities.find((ability) => r.m.abilities[ability].k === "act") ??
    -1
  )
}

/** The first act printed on a card, wherever it lies: for plays that an effect makes. */
export const printedAct = (r: Run, ref: Ref): number => actOf(r, object(r, ref))

// Triggers: nobody's first, then each seat's in turn order; a seat with several puts its own in order.

function waitingGroup(r: Run): Pending[] {
  let group: Pending[] = []
  let best = Infinity
  const order = seatOrder(r)
  for (const pending of r.s.pending) {
    if (pending.track !== r.track) continue
    const rank = pending.controller === NOBODY ? -1 : order.indexOf(pending.controller)
    if (rank < best) {
      best = rank
      group = []
    }
    if (rank === best) group.push(pending)
  }
  return group
}

function triggerKey(r: Run, pending: Pending, all: readonly Pending[]): string {
  const source = (pending.env["this"] as Ref | undefined) ?? NOBODY
  const name = `${label(r, source)}:${r.m.abilities[pending.ability].path.split("/").slice(1).join("/")}`
  const twins = all.filter(
    (each) => each.ability === pending.ability && each.env["this"] === pending.env["this"],
  )
  return twins.length === 1 ? name : `${name}~${twins.indexOf(pending) + 1}`
}

const settle = op(
  "settle",
  {},
  {
    run(r, f) {
      if (r.s.pending.length === 0 && f.env["$order"] === undefined) return NEXT
      const group = waitingGroup(r)
      if (group.length === 0) {
        if (f.env["$order"] !== undefined) delete f.env["$order"]
        return NEXT
      }
      const sorted = f.env["$order"] as number[] | undefined
      const next = sorted === undefined ? undefined : group.find((each) => each.stamp === sorted[0])
      if (next === undefined && group.length > 1) {
        if (f.env["$order"] !== undefined) delete f.env["$order"]
        return WAIT
      }
      sorted?.shift()
      const pending = next ?? group[0]
      r.s.pending.splice(r.s.pending.indexOf(pending), 1)
      announceTrigger(r, pending)
      return STAY
    },
    seats(r) {
      const { controller } = waitingGroup(r)[0]
      return bit(controller === NOBODY ? r.m.spec.first(r) : controller)
    },
    ask(r) {
      const { length } = waitingGroup(r)
      return asking("order", "triggers", length, length)
    },
    options(r) {
      const group = waitingGroup(r)
      return group.map((each) => ({ key: triggerKey(r, each, group), refs: sourceOf(r, each) }))
    },
    answer(r, f, _a, _seat, keys) {
      const group = waitingGroup(r)
      f.env["$order"] = keys.map(
        (key) => (group.find((each) => triggerKey(r, each, group) === key) as Pending).stamp,
      )
      return STAY
    },
  },
)

const sourceOf = (r: Run, pending: Pending): Ref[] => {
  const source = pending.env["this"]
  return typeof source === "number" && controllerOf(r, source) !== NOBODY ? [source] : []
}

export const actOps = [act, open, stand, together, announceOp, paid, copyAct, settle]
