// The decisions every game shares: choosing, ordering, numbers, votes, and picks made by all at once.

import { youOf } from "./bindings.ts"
import { areAlike } from "./alike.ts"
import { carry, push, unbind } from "./frames.ts"
import { op } from "./op.ts"
import { bindAlso, rebind } from "./plain.ts"
import { shuffleInPlace } from "./random.ts"
import { NOBODY, type Ref, type Seat, seatsOf } from "./refs.ts"
import { bit, bySight, isOrderly } from "./knowledge.ts"
import { asking, type Get, label, NEXT, object, type Option, type Run, seatOrder, STAY, WAIT } from "./run.ts"
import type { Frame, Obj } from "./state.ts"

/** In a zone where positions mean nothing, in the order in which `seat` sees it: a card's true place would tell something. */
function asSeen(r: Run, refs: readonly Ref[], seat: Seat): readonly Ref[] {
  const zoneOf = (ref: Ref): number => {
    const o = object(r, ref)
    return o === null || isOrderly(r.m.zones[o.zone], seat) ? -1 : o.zone
  }
  if (refs.every((ref) => zoneOf(ref) < 0)) return refs
  const seen: Ref[] = []
  for (let from = 0, to = 0; from < refs.length; from = to) {
    const zone = zoneOf(refs[from])
    while (to < refs.length && zoneOf(refs[to]) === zone) to++
    const run = refs.slice(from, to)
    seen.push(
      ...(zone < 0
        ? run
        : run.toSorted((a, b) => bySight(r, object(r, a) as Obj, object(r, b) as Obj, seat))),
    )
  }
  return seen
}

/** Options for objects as `seat` sees them: what it does not know is named by its place alone. */
export function optionsFor(r: Run, refs: readonly Ref[], seat: Seat): Option[] {
  return asSeen(r, refs, seat).map((ref, i) => {
    const o = object(r, ref)
    const hidden = o !== null && (o.known & bit(seat)) === 0
    return hidden ? { key: `?${i + 1}`, refs: [] } : { key: label(r, ref), refs: [ref] }
  })
}

/** The references behind keys, in the order given; `options` is the list that they were picked from, made of what is `found`. */
export function refsOf(
  r: Run,
  found: () => readonly Ref[],
  seat: Seat,
  keys: readonly string[],
  options: readonly Option[],
): Ref[] {
  let seen: readonly Ref[] | null = null
  return keys.map((key) => {
    const at = options.findIndex((option) => option.key === key)
    // Where its place alone is told, it is looked up there.
    return options[at].refs.length > 0 ? options[at].refs[0] : (seen ??= asSeen(r, found(), seat))[at]
  })
}

const you = (r: Run, f: Frame, by: Get<Seat> | undefined): Seat =>
  by === undefined ? youOf(f.env) : by(r, f.env, NOBODY)

const choose = op(
  "choose",
  {
    what: "select",
    as: "bind",
    by: "seat?",
    min: "amount?",
    max: "quantity?",
    prompt: "prompt?",
    fit: "cond?",
  },
  {
    run(r, f, a) {
      const found = a.what(r, f.env, NOBODY)
      const max = Math.min(a.max === undefined ? 1 : a.max(r, f.env, NOBODY), found.length)
      const min = Math.min(a.min === undefined ? max : a.min(r, f.env, NOBODY), max)
      const stuck = a.fit !== undefined && !someFit(r, f, a.as, a.fit, found, min, max)
      if (max > 0 && !stuck && (min < found.length || a.fit !== undefined)) return WAIT
      bindChosen(f, a, max === 0 || stuck ? [] : found)
      return NEXT
    },
    can(r, e, a) {
      const found = a.what(r, e, NOBODY)
      const min = a.min === undefined ? 1 : a.min(r, e, NOBODY)
      // Any of them stands for the one that will be chosen: what follows asks whether it could be done to it.
      e[a.as] = a.max === undefined ? (found[0] ?? NOBODY) : found.slice(0, min)
      return found.length >= min
    },
    seats: (r, f, a) => bit(you(r, f, a.by)),
    ask(r, f, a) {
      const found = a.what(r, f.env, NOBODY).length
      const max = Math.min(a.max === undefined ? 1 : a.max(r, f.env, NOBODY), found)
      const min = Math.min(a.min === undefined ? max : a.min(r, f.env, NOBODY), max)
      const ask = asking("choose", a.prompt ?? "choose", min, max)
      ask.joint = a.fit !== undefined
      return ask
    },
    options: (r, f, a, seat) => optionsFor(r, a.what(r, f.env, NOBODY), seat),
    fits(r, f, a, seat, keys) {
      if (a.fit === undefined) return true
      const found = a.what(r, f.env, NOBODY)
      const env = bindAlso(
        f.env,
        a.as,
        refsOf(r, () => found, seat, keys, optionsFor(r, found, seat)),
      )
      return a.fit(r, env, NOBODY)
    },
    answer(r, f, a, seat, keys, options) {
      bindChosen(
        f,
        a,
        refsOf(r, () => a.what(r, f.env, NOBODY), seat, keys, options),
      )
      return NEXT
    },
  },
)

/** Is there any set of picks that goes together? Nobody may be asked a question that has no answer. */
function someFit(
  r: Run,
  f: Frame,
  as: string,
  fit: Get<boolean>,
  found: readonly Ref[],
  min: number,
  max: number,
): boolean {
  const env = rebind(f.env)
  const search = (from: number, picked: Ref[]): boolean => {
    env[as] = picked
    if (picked.length >= min && fit(r, env, NOBODY)) return true
    if (picked.length === max) return false
    for (let i = from; i < found.length; i++) if (search(i + 1, [...picked, found[i]])) return true
    return false
  }
  return search(0, [])
}

/** One thing is bound as itself, several as a list. */
function bindChosen(f: Frame, a: { as: string; max: Get<number> | undefined }, refs: Ref[]): void {
  f.env[a.as] = a.max === undefined ? (refs[0] ?? NOBODY) : refs
}

const order = op(
  "order",
  { what: "select", as: "bind", by: "seat", prompt: "prompt?" },
  {
    run(r, f, a) {
      const found = a.what(r, f.env, NOBODY)
      if (found.length > 1 && !areAlike(r, found, a.by(r, f.env, NOBODY))) return WAIT
      f.env[a.as] = found
      return NEXT
    },
    seats: (r, f, a) => bit(a.by(r, f.env, NOBODY)),
    ask(r, f, a) {
      const { length } = a.what(r, f.env, NOBODY)
      return asking("order", a.prompt ?? "order", length, length)
    },
    options: (r, f, a, seat) => optionsFor(r, a.what(r, f.env, NOBODY), seat),
    answer(r, f, a, seat, keys, options) {
      f.env[a.as] = refsOf(r, () => a.what(r, f.env, NOBODY), seat, keys, options)
      return NEXT
    },
  },
)

const number = op(
  "number",
  { as: "bind", by: "seat", min: "amount", max: "amount", prompt: "prompt?" },
  {
    run(r, f, a) {
      const min = a.min(r, f.env, NOBODY)
      if (a.max(r, f.env, NOBODY) > min) return WAIT
      f.env[a.as] = min
      return NEXT
    },
    can(r, e, a) {
      // The least stands for what will be said: what follows asks whether so much could be done.
      const min = a.min(r, e, NOBODY)
      e[a.as] = min
      return a.max(r, e, NOBODY) >= min
    },
    seats: (r, f, a) => bit(a.by(r, f.env, NOBODY)),
    ask: (r, f, a) =>
      asking("number", a.prompt ?? "number", a.min(r, f.env, NOBODY), a.max(r, f.env, NOBODY)),
    options(r, f, a) {
      const options: Option[] = []
      for (let i = a.min(r, f.env, NOBODY); i <= a.max(r, f.env, NOBODY); i++)
        options.push({ key: String(i), refs: [] })
      return options
    },
    answer(_r, f, a, _seat, keys) {
      f.env[a.as] = Number(keys[0])
      return NEXT
    },
  },
)

/** Who votes next: in seat order from the first, all who are in the game; NOBODY when all have. */
const voter = (r: Run, f: Frame, first: Get<Seat>): Seat =>
  seatOrder(r, first(r, f.env, NOBODY))[(f.env["$votes"] as number[] | undefined)?.length ?? 0] ?? NOBODY

const vote = op(
  "vote",
  { as: "bind", first: "seat", ways: "names", prompt: "prompt?" },
  {
    run(r, f, a) {
      const votes = (f.env["$votes"] ??= []) as number[]
      if (voter(r, f, a.first) !== NOBODY) return WAIT
      const tally = a.ways.map((_way, i) => votes.filter((each) => each === i).length)
      f.env[a.as] = tally.indexOf(Math.max(...tally))
      unbind(f, "$votes")
      return NEXT
    },
    seats: (r, f, a) => bit(voter(r, f, a.first)),
    ask: (_r, _f, a) => asking("vote", a.prompt ?? "vote"),
    options: (_r, _f, a) => a.ways.map((way) => ({ key: way, refs: [] })),
    answer(r, f, a, seat, keys) {
      const votes = f.env["$votes"] as number[]
      votes.push(a.ways.indexOf(keys[0]))
      r.events.push({ k: "vote", seat, way: keys[0] })
      return STAY
    },
  },
)

// One frame for all: a seat picks, sees its pick, takes it back or confirms it; when everybody has confirmed, `do` runs
// for each seat in turn order. Until then nothing has happened and nobody else knows.
const gather = op(
  "gather",
  { as: "bind", what: "select", max: "amount?", prompt: "prompt?", do: "body" },
  {
    run(r, f, a) {
      const picks = (f.env["$picks"] ??= {}) as Record<string, Ref[]>
      let sure = (f.env["$sure"] as number | undefined) ?? 0
      const order = seatOrder(r)
      // Who has nothing to pick, or is no longer in the game, is not asked.
      for (const seat of seatsOf(r.s))
        if ((sure & bit(seat)) === 0 && (!order.includes(seat) || mostPicks(r, f, a, seat) === 0)) {
          picks[`p${seat + 1}`] = []
          sure |= bit(seat)
        }
      f.env["$sure"] = sure
      if (sure !== (1 << r.s.seats) - 1) return WAIT
      const turn = (f.env["$turn"] ??= 0) as number
      if (turn === order.length) {
        unbind(f, "$sure", "$picks", "$turn")
        return NEXT
      }
      const seat = order[turn]
      f.env["$turn"] = turn + 1
      const env = carry(f.env)
      env["you"] = seat
      env[a.as] = (f.env["$picks"] as Record<string, Ref[]>)[`p${seat + 1}`]
      push(r, a.do, env)
      return STAY
    },
    seats: (r, f) => ((1 << r.s.seats) - 1) & ~(f.env["$sure"] as number),
    ask(r, f, a, seat) {
      const key = a.prompt ?? "pick"
      if (picked(f, seat) !== undefined) return asking("act", `${key}.sure`)
      const max = mostPicks(r, f, a, seat)
      return asking("choose", key, max, max)
    },
    options(r, f, a, seat) {
      const already = picked(f, seat)
      if (already === undefined) return optionsFor(r, a.what(r, bindAlso(f.env, "you", seat), NOBODY), seat)
      return [
        { key: "confirm", refs: already.slice() },
        { key: "back", refs: [] },
      ]
    },
    answer(r, f, a, seat, keys, options) {
      const picks = f.env["$picks"] as Record<string, Ref[]>
      if (picked(f, seat) === undefined)
        picks[`p${seat + 1}`] = refsOf(
          r,
          () => a.what(r, bindAlso(f.env, "you", seat), NOBODY),
          seat,
          keys,
          options,
        )
      else if (keys[0] === "back") delete picks[`p${seat + 1}`]
      else f.env["$sure"] = (f.env["$sure"] as number) | bit(seat)
      return STAY
    },
    // That the others have picked can be seen; what, nobody knows.
    forget(r, f, a, seat, random) {
      const picks = f.env["$picks"] as Record<string, Ref[]> | undefined
      if (picks === undefined || f.env["$turn"] !== undefined) return
      for (const other of seatsOf(r.s)) {
        const already = picked(f, other)
        if (other === seat || already === undefined) continue
        const found = a.what(r, bindAlso(f.env, "you", other), NOBODY)
        shuffleInPlace(random, 0, found)
        picks[`p${other + 1}`] = found.slice(0, already.length)
      }
    },
  },
)

/** How many a seat has to pick: as many as it may, or as there are. */
function mostPicks(
  r: Run,
  f: Frame,
  a: { what: Get<Ref[]>; max: Get<number> | undefined },
  seat: Seat,
): number {
  const env = bindAlso(f.env, "you", seat)
  return Math.min(a.max === undefined ? 1 : a.max(r, env, NOBODY), a.what(r, env, NOBODY).length)
}

const picked = (f: Frame, seat: Seat): Ref[] | undefined =>
  (f.env["$picks"] as Record<string, Ref[]> | undefined)?.[`p${seat + 1}`]

export const decideOps = [choose, order, number, vote, gather]
