// What a seat could announce with its cards: every act that is not forbidden, can be paid and has targets, or why not.

import { actsOf, activeAbilitiesOf, givenActs, isPlain, lookup, nextAct } from "./ability-index.ts"
import { forbidden } from "./modals.ts"
import { copyPlain, type Env, type Reason } from "./plain.ts"
import { NOBODY, type Ref, type Seat } from "./refs.ts"
import { type AbilityCode, label, object, type Run } from "./run.ts"
import type { AddOption } from "./spec.ts"
import type { Obj } from "./state.ts"

/** Can what an ability costs be paid now? */
export function payable(r: Run, ability: number, env: Env): boolean {
  const { costInstructions } = r.m.abilities[ability]
  for (let i = 0; i < costInstructions.length; i++)
    if (costInstructions[i].op.can?.(r, env, costInstructions[i].a) === false) return false
  return true
}

/** The bindings an act of `o` starts with; changed numerals are those of the card the ability comes from. */
export function startEnv(r: Run, o: Obj, seat: Seat, ability: number): Env {
  const env: Env = { this: o.ref, you: seat, did: 0 }
  if (isPlain(r, o)) return env
  const text = activeAbilitiesOf(r, o).find((entry) => isOf(r, entry.ability, ability))?.text ?? null
  if (text !== null) env["text"] = copyPlain(text)
  return env
}

/** Is it this ability, or one of its ways? */
export const isOf = (r: Run, whole: number, ability: number): boolean =>
  whole === ability || r.m.abilities[whole].modes.some((way) => way.ability === ability)

/** Offers every act of this name that `seat` could announce with these objects, one option for each first target. */
export function offerActs(r: Run, seat: Seat, name: string, refs: readonly Ref[], add: AddOption): void {
  const keys = r.m.actKeys.get(name)
  if (keys === undefined) throw new Error(`no act is called "${name}"`)
  const barred = keys.forbid >= 0 && lookup(r, keys.forbid).length > 0
  const key = keys.act
  for (let i = 0; i < refs.length; i++) {
    const ref = refs[i]
    const o = object(r, ref)
    if (o === null) continue
    if (barred && forbidden(r, name, seat, ref) !== null) continue
    if (!isPlain(r, o)) {
      givenActs(r, o, key).forEach((ability, nth) => offerAct(r, seat, o, ability, nth, add))
      continue
    }
    let nth = 0
    for (let at = nextAct(r, o, key, 0); at >= 0; at = nextAct(r, o, key, at + 1))
      offerAct(r, seat, o, r.m.defs[o.def].acts[at], nth++, add)
  }
}

function offerAct(r: Run, seat: Seat, o: Obj, ability: number, nth: number, add: AddOption): void {
  const { ref } = o
  const code = r.m.abilities[ability]
  const env = startEnv(r, o, seat, ability)
  if (code.when !== null && !code.when(r, env, ref)) return
  if (!payable(r, ability, env)) return
  const head = nth === 0 ? label(r, ref) : `${label(r, ref)}.${nth + 1}`
  if (code.modes.length === 0) return offerTargets(r, ability, ref, env, head, add)
  for (const way of code.modes)
    if (way.when === null || way.when(r, env, ref))
      offerTargets(r, way.ability, ref, env, `${head}~${way.name}`, add)
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
  const { as, what, times } = code.targets[0]
  const found = what(r, env, NOBODY)
  // What is chosen several times is asked for, not listed.
  if (times !== null) {
    if (completable(r, code, env, 0)) add(head, [ref], ability)
    return
  }
  for (let i = 0; i < found.length; i++) {
    const target = found[i]
    if (code.targets.length > 1) {
      env[as] = target
      if (!completable(r, code, env, 1)) continue
    }
    add(`${head}>${label(r, target)}`, [ref, target], ability)
  }
}

/** Can all targets from this one on be chosen, each with the earlier ones in mind? */
export function completable(r: Run, code: AbilityCode, env: Env, at: number): boolean {
  if (at === code.targets.length) return true
  const { as, what } = code.targets[at]
  for (const target of what(r, env, NOBODY)) {
    env[as] = target
    if (completable(r, code, env, at + 1)) return true
  }
  return false
}
