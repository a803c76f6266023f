// The steps every game shares that bind, change and end things.

import { thisOf } from "./bindings.ts"
import { dropProposal, editProposal, propose } from "./atoms.ts"
import { below, carry, handOn, progress, push, unwind } from "./frames.ts"
import { bit, everybody, show } from "./knowledge.ts"
import { shuffle } from "./objects.ts"
import { op } from "./op.ts"
import { own } from "./own.ts"
import { copyPlain, type Plain } from "./plain.ts"
import { NOBODY } from "./refs.ts"
import { type Get, NEXT, object, type Run, STAY, trackOf, zone, zoneFor } from "./run.ts"
import type { Frame } from "./state.ts"
import { addEffect, emit } from "./triggers.ts"

const call = op(
  "call",
  { program: "program", args: "values?" },
  {
    run(r, f, a) {
      const env = handOn(f.env)
      for (const name in a.args) env[name] = a.args[name](r, f.env, NOBODY)
      push(r, a.program, env)
      return NEXT
    },
  },
)

const set = op(
  "set",
  { as: "bind", value: "amount" },
  {
    run(r, f, a) {
      f.env[a.as] = a.value(r, f.env, NOBODY)
      return NEXT
    },
  },
)

const find = op(
  "find",
  { as: "bind", what: "select" },
  {
    run(r, f, a) {
      f.env[a.as] = a.what(r, f.env, NOBODY)
      return NEXT
    },
  },
)

const point = op(
  "point",
  { as: "bind", whom: "whom" },
  {
    run(r, f, a) {
      f.env[a.as] = a.whom(r, f.env, NOBODY)
      return NEXT
    },
  },
)

/** Hands a value to the program that called this one. */
const give = op(
  "give",
  { as: "bind", value: "amount" },
  {
    run(r, f, a) {
      const caller = below(trackOf(r), f)
      if (caller !== null) caller.env[a.as] = a.value(r, f.env, NOBODY)
      return NEXT
    },
  },
)

const leave = op(
  "leave",
  { label: "label" },
  {
    run(r, _f, a) {
      unwind(r, a.label)
      return STAY
    },
  },
)

const evaluated = (r: Run, f: Frame, values: Record<string, Get<number>>): Record<string, Plain> => {
  const made: Record<string, Plain> = {}
  for (const name in values) made[name] = values[name](r, f.env, NOBODY)
  return made
}

const edit = op(
  "edit",
  { set: "values", part: "name?" },
  {
    run(r, f, a) {
      editProposal(r, a.part ?? null, evaluated(r, f, a.set))
      return NEXT
    },
  },
)

const instead = op(
  "instead",
  {},
  {
    run(r) {
      dropProposal(r)
      return NEXT
    },
  },
)

const later = op(
  "later",
  { ability: "ability", until: "span", uses: "amount?", tied: "whom?" },
  {
    run(r, f, a) {
      const uses = a.uses === undefined ? -1 : a.uses(r, f.env, NOBODY)
      // What happens later is a new event: what was applied to this one may apply to it again.
      const env = carry(f.env, "applied")
      addEffect(r, a.ability, env, a.until, uses, a.tied === undefined ? NOBODY : a.tied(r, f.env, NOBODY))
      return NEXT
    },
  },
)

const remember = op(
  "remember",
  { as: "bind", value: "values" },
  {
    run(r, f, a) {
      const o = object(r, thisOf(f.env))
      if (o !== null) (own(r, o).memo ??= {})[a.as] = a.value["value"](r, f.env, NOBODY)
      return NEXT
    },
  },
)

/** Proposes that an object goes to a zone (of a seat). */
const move = op(
  "move",
  { obj: "whom", to: "zone", of: "seat?", at: "name?", cause: "name?", as: "bind?" },
  {
    run(r, f, a) {
      const seat = a.of === undefined ? NOBODY : a.of(r, f.env, NOBODY)
      return propose(
        r,
        f,
        {
          k: "move",
          obj: a.obj(r, f.env, NOBODY),
          to: zoneFor(r, a.to, seat),
          at: a.at ?? "top",
          cause: a.cause ?? "",
        },
        a.as ?? "",
      )
    },
    can: (r, e, a) => object(r, a.obj(r, e, NOBODY)) !== null,
  },
)

const shuffleZone = op(
  "shuffle",
  { zone: "zone", of: "seat?" },
  {
    run(r, f, a) {
      shuffle(r, zone(r, a.zone, a.of === undefined ? NOBODY : a.of(r, f.env, NOBODY)))
      return NEXT
    },
  },
)

/** Shows objects where they lie to one seat, or to everybody. */
const showOp = op(
  "show",
  { what: "select", to: "seat?" },
  {
    run(r, f, a) {
      const event = show(
        r,
        a.what(r, f.env, NOBODY),
        a.to === undefined ? everybody(r) : bit(a.to(r, f.env, NOBODY)),
      )
      if (event !== null) emit(r, event, null)
      return NEXT
    },
  },
)

/** Tells the guard that the game has moved on. */
const progressOp = op(
  "progress",
  {},
  {
    run(r) {
      progress(r)
      return NEXT
    },
  },
)

const end = op(
  "end",
  { winners: "seats?", losers: "seats?", how: "name" },
  {
    run(r, f, a) {
      r.s.over = {
        winners: a.winners === undefined ? [] : copyPlain(a.winners(r, f.env, NOBODY)),
        ...(a.losers === undefined ? {} : { losers: copyPlain(a.losers(r, f.env, NOBODY)) }),
        how: a.how,
      }
      return STAY
    },
  },
)

export const changeOps = [
  call,
  set,
  find,
  point,
  give,
  leave,
  edit,
  instead,
  later,
  remember,
  move,
  shuffleZone,
  showOp,
  progressOp,
  end,
]
