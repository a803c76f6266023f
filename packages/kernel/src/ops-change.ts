// The steps every game shares that bind, change and end things.

import { reindex, textOf, touched, unindex } from "./ability-index.ts"
import { dropProposal, editProposal, propose } from "./atoms.ts"
import { below, carry, handOn, progress, push, unwind } from "./frames.ts"
import { bit, everybody, show } from "./knowledge.ts"
import { shuffle } from "./objects.ts"
import { op } from "./op.ts"
import { copyPlain, type Plain } from "./plain.ts"
import { NOBODY, type Ref } from "./refs.ts"
import {
  asking,
  defAt,
  defOf,
  type Get,
  NEXT,
  object,
  type Run,
  STAY,
  trackOf,
  WAIT,
  zone,
  zoneFor,
} from "./run.ts"
import type { Frame, Layer, Obj } from "./state.ts"
import { addEffect, emit, endEffects } from "./triggers.ts"

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
      const env = carry(f.env)
      // What happens later is a new event: what was applied to this one may apply to it again.
      delete env["applied"]
      addEffect(r, a.ability, env, a.until, uses, a.tied === undefined ? NOBODY : a.tied(r, f.env, NOBODY))
      return NEXT
    },
  },
)

/** Puts a layer on an object and tells that it has changed. */
function layer(r: Run, ref: Ref, made: (o: Obj, stamp: number) => Layer): void {
  const o = object(r, ref)
  if (o === null) return
  unindex(r, o)
  ;(o.layers ??= []).push(made(o, ++r.s.clock))
  changed(r, o)
}

function changed(r: Run, o: Obj): void {
  reindex(r, o)
  touched(r)
  const def = defOf(o)
  emit(
    r,
    { k: "changed", obj: o.ref, card: def < 0 ? "" : r.m.defs[def].def.id, knew: o.known, knows: o.known },
    null,
  )
}

const become = op(
  "become",
  { whom: "whom", of: "whom", until: "span" },
  {
    run(r, f, a) {
      // What is copied is what the other is now, copies included: so a copy of a copy needs no chain, and no cycle can form.
      const def = defAt(r, a.of(r, f.env, NOBODY))
      if (def >= 0)
        layer(r, a.whom(r, f.env, NOBODY), (_o, stamp) => ({ k: "copy", def, until: a.until, stamp }))
      return NEXT
    },
  },
)

const gainAbility = op(
  "gainAbility",
  { whom: "whom", ability: "ability", until: "span" },
  {
    run(r, f, a) {
      layer(r, a.whom(r, f.env, NOBODY), (_o, stamp) => ({
        k: "gain",
        ability: a.ability,
        until: a.until,
        stamp,
      }))
      return NEXT
    },
  },
)

const loseAbilities = op(
  "loseAbilities",
  { whom: "whom", kind: "name", until: "span" },
  {
    run(r, f, a) {
      layer(r, a.whom(r, f.env, NOBODY), (_o, stamp) => ({ k: "lose", kind: a.kind, until: a.until, stamp }))
      return NEXT
    },
  },
)

const numerals = (r: Run, ref: Ref): number[] => {
  const o = object(r, ref)
  if (o === null) return []
  const def = defOf(o)
  const text = textOf(o)
  return def < 0
    ? []
    : r.m.defs[def].numerals.map((value, i) => (text?.[String(i)] as number | undefined) ?? value)
}

const rewrite = op(
  "rewrite",
  { whom: "whom", by: "whom", delta: "amount", until: "span" },
  {
    run: (r, f, a) => (numerals(r, a.whom(r, f.env, NOBODY)).length > 0 ? WAIT : NEXT),
    can: (r, e, a) => numerals(r, a.whom(r, e, NOBODY)).length > 0,
    seats: (r, f, a) => bit(a.by(r, f.env, NOBODY)),
    ask: () => asking("choose", "numeral"),
    options: (r, f, a) =>
      numerals(r, a.whom(r, f.env, NOBODY)).map((value, i) => ({
        key: `${i + 1}:${value}`,
        refs: [a.whom(r, f.env, NOBODY)],
      })),
    answer(r, f, a, _seat, keys) {
      const ref = a.whom(r, f.env, NOBODY)
      const numeral = Number(keys[0].split(":")[0]) - 1
      const value = Math.max(0, numerals(r, ref)[numeral] + a.delta(r, f.env, NOBODY))
      layer(r, ref, (o, stamp) => ({ k: "text", def: defOf(o), numeral, value, until: a.until, stamp }))
      return NEXT
    },
  },
)

const expire = op(
  "expire",
  { until: "span" },
  {
    run(r, _f, a) {
      endEffects(r, a.until)
      for (const o of r.s.objects) {
        if (o.layers === null || !o.layers.some((each) => each.until === a.until)) continue
        const left = o.layers.filter((each) => each.until !== a.until)
        unindex(r, o)
        o.layers = left.length === 0 ? null : left
        changed(r, o)
      }
      touched(r)
      return NEXT
    },
  },
)

const remember = op(
  "remember",
  { as: "bind", value: "values" },
  {
    run(r, f, a) {
      const o = object(r, f.env["this"] as Ref)
      if (o !== null) (o.memo ??= {})[a.as] = a.value["value"](r, f.env, NOBODY)
      return NEXT
    },
  },
)

/** Proposes that an object goes to a zone (of a seat). */
const move = op(
  "move",
  { obj: "whom", to: "zone", of: "whom?", at: "name?", cause: "name?", as: "bind?" },
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
  { zone: "zone", of: "whom?" },
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
  { what: "select", to: "whom?" },
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
  { winners: "select?", how: "name" },
  {
    run(r, f, a) {
      r.s.over = {
        winners: a.winners === undefined ? [] : copyPlain(a.winners(r, f.env, NOBODY)),
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
  become,
  gainAbility,
  loseAbilities,
  rewrite,
  expire,
  remember,
  move,
  shuffleZone,
  showOp,
  progressOp,
  end,
]
