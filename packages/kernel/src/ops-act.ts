// Windows in which seats act or pass: one after another, all in any order, for ever beside everything, each on its own track.

import { carry, push, pushProgram } from "./frames.ts"
import { bit } from "./knowledge.ts"
import { obliged } from "./modals.ts"
import { op } from "./op.ts"
import type { Reason } from "./plain.ts"
import { NOBODY, type Seat } from "./refs.ts"
import {
  type ActCode,
  asking,
  askingToAct,
  BLOCKED,
  type Get,
  NEXT,
  type Option,
  type Run,
  STAY,
  WAIT,
} from "./run.ts"
import type { AddOption } from "./spec.ts"
import type { Frame } from "./state.ts"
import { spokenIn } from "./promise.ts"

const NO_ACTS: readonly ActCode[] = []

/** Where somebody lets it be, or thinks again. */
const plainly = (key: string): Option => ({
  key,
  refs: [],
  range: undefined,
  ability: undefined,
  promise: undefined,
})

/** The list that is being made: an act offers something by adding to it. (A function for each list would start cold.) */
let listing: { options: Option[]; name: string } = { options: [], name: "" }

const add: AddOption = (key, refs, ability, range, promise) => {
  const { options, name } = listing
  options.push({ key: key === "" ? name : `${name}:${key}`, refs, range, ability, promise })
}

function listActs(r: Run, opening: string, seat: Seat, pass: string | undefined): Option[] {
  const options: Option[] = []
  let musts: Option[] | null = null
  const acts = r.m.windows.get(opening) ?? NO_ACTS
  const outer = listing
  listing = { options, name: "" }
  for (const { name, act, obliges } of acts) {
    const from = options.length
    listing.name = name
    act.list(r, seat, add)
    if (obliges)
      for (let i = from; i < options.length; i++)
        if (obliged(r, name, seat, options[i].refs[0] ?? NOBODY)) (musts ??= []).push(options[i])
  }
  listing = outer
  if (musts !== null) return musts
  if (pass !== undefined) options.push(plainly(pass))
  return options
}

function optionOf(options: readonly Option[], key: string): Option | undefined {
  for (let i = 0; i < options.length; i++) if (options[i].key === key) return options[i]
  return undefined
}

/** Does the act behind a key, which the machine has found among the options. */
function perform(
  r: Run,
  f: Frame,
  opening: string,
  seat: Seat,
  key: string,
  options: readonly Option[],
): void {
  const listed = optionOf(options, key)
  // What is listed as it was answered has nothing to say besides.
  const spoken = listed === undefined ? spokenIn(key) : null
  const plain = spoken === null ? key : spoken.key
  const option = (listed ?? optionOf(options, plain)) as Option
  for (const { name, act } of r.m.windows.get(opening) ?? NO_ACTS)
    if (plain.startsWith(name) && (plain.length === name.length || plain.charAt(name.length) === ":"))
      return act.go(r, f, seat, option, spoken === null ? 0 : Number(spoken.number), spoken?.promise ?? "")
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

const asked = (r: Run, f: Frame, who: Get<Seat[]>): number => {
  let seats = 0
  for (const seat of who(r, f.env, NOBODY)) seats |= bit(seat)
  return seats & ~((f.env["$passed"] as number | undefined) ?? 0)
}

/** One seat acts once or passes; `acted` says which. */
const act = op(
  "act",
  { who: "seat", window: "name", pass: "name?", prompt: "prompt?" },
  {
    binds: ["acted"],
    run(r, f, a) {
      if (a.pass !== undefined || anyAct(r, a.window, a.who(r, f.env, NOBODY))) return WAIT
      // Nothing to do and no way to pass: nobody is asked.
      f.env["acted"] = 0
      return NEXT
    },
    seats: (r, f, a) => bit(a.who(r, f.env, NOBODY)),
    ask: (_r, _f, a) => askingToAct(a.prompt ?? a.window, a.pass),
    options: (r, _f, a, seat) => listActs(r, a.window, seat, a.pass),
    canAct: (r, _f, a, seat) => anyAct(r, a.window, seat),
    explain: (r, _f, a, seat, what) => explainAct(r, a.window, seat, what, a.pass),
    answer(r, f, a, seat, keys, options) {
      f.env["acted"] = keys[0] === a.pass ? 0 : 1
      if (keys[0] !== a.pass) perform(r, f, a.window, seat, keys[0], options)
      return NEXT
    },
  },
)

/** Those of an `open` that are asked: with a way back also whoever has passed, for as long as somebody else has not. */
function openFor(r: Run, f: Frame, who: Get<Seat[]>, back: string | undefined): number {
  const acting = asked(r, f, who)
  if (acting === 0 || back === undefined) return acting
  return acting | ((f.env["$passed"] as number | undefined) ?? 0)
}

/** Has a seat passed while others go on? Somebody alone is done then. */
const hasPassed = (r: Run, f: Frame, seat: Seat): boolean =>
  r.s.seats > 1 && (((f.env["$passed"] as number | undefined) ?? 0) & bit(seat)) !== 0

/**
 * Several seats act in any order, each as often as it likes; it is over when all of them have passed, or when `who` names
 * nobody any more. With a way back, whoever has passed may think again until then. Whoever is `settled` has nothing that they
 * must say: it is an offer to them, for as long as somebody else is asked.
 */
const open = op(
  "open",
  { who: "seats", window: "name", pass: "name?", back: "name?", settled: "seats?", prompt: "prompt?" },
  {
    run(r, f, a) {
      if (asked(r, f, a.who) !== 0) return WAIT
      if (f.env["$passed"] !== undefined) f.env["$passed"] = 0
      return NEXT
    },
    seats: (r, f, a) => openFor(r, f, a.who, a.back),
    ask(r, f, a, seat) {
      if (a.back !== undefined && hasPassed(r, f, seat)) return asking("offer", a.back)
      if (a.settled?.(r, f.env, NOBODY).includes(seat) === true) return asking("offer", a.prompt ?? a.window)
      return askingToAct(a.prompt ?? a.window, a.pass)
    },
    options: (r, f, a, seat) =>
      a.back !== undefined && hasPassed(r, f, seat) ? [plainly(a.back)] : listActs(r, a.window, seat, a.pass),
    canAct: (r, _f, a, seat) => anyAct(r, a.window, seat),
    explain: (r, _f, a, seat, what) => explainAct(r, a.window, seat, what, a.pass),
    answer(r, f, a, seat, keys, options) {
      const passed = (f.env["$passed"] as number | undefined) ?? 0
      if (keys[0] === a.pass) f.env["$passed"] = passed | bit(seat)
      else if (keys[0] === a.back) f.env["$passed"] = passed & ~bit(seat)
      else perform(r, f, a.window, seat, keys[0], options)
      return STAY
    },
  },
)

/** Stands open for ever beside everything else, like an offer any player may make at any time. Nobody has to answer. */
const stand = op(
  "stand",
  { who: "seat", window: "name", prompt: "prompt?" },
  {
    steady: true,
    run: () => WAIT,
    seats: (r, f, a) => bit(a.who(r, f.env, NOBODY)),
    ask: (_r, _f, a) => asking("offer", a.prompt ?? a.window),
    options: (r, _f, a, seat) => listActs(r, a.window, seat, undefined),
    canAct: (r, _f, a, seat) => anyAct(r, a.window, seat),
    explain: (r, _f, a, seat, what) => explainAct(r, a.window, seat, what, undefined),
    answer(r, f, a, seat, keys, options) {
      perform(r, f, a.window, seat, keys[0], options)
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
      if (f.env["$together"] !== 1) {
        f.env["$together"] = 1
        for (const seat of a.who(r, f.env, NOBODY)) {
          const env = carry(f.env)
          env["you"] = seat
          push(r, a.do, env, seat + 1)
        }
        return BLOCKED
      }
      for (let i = 1; i < r.s.tracks.length; i++)
        if (r.s.tracks[i].frames.length > r.s.tracks[i].standing) return BLOCKED
      f.env["$together"] = 0
      return NEXT
    },
  },
)

export const actOps = [act, open, stand, together]
