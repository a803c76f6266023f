// Events and what they set off: triggers met are collected here and placed by the game at its next chance. Delayed and
// lasting effects are abilities without an object.

import { youOf } from "./bindings.ts"
import { concerns, type Index, indexEffect, lookup, touched, unindexEffect } from "./ability-index.ts"
import { type ActiveAbility, effectById, bindingsOf } from "./active-abilities.ts"
import type { Ordinal, Trigger } from "./ability.ts"
import { own } from "./own.ts"
import { copyPlain, type Env, takeOut } from "./plain.ts"
import { bySlot, controllerOf, type GameEvent, lastKnown, object, type Run } from "./run.ts"
import { NOBODY, type Ref, type Seat, slotOf } from "./refs.ts"
import type { Effect } from "./state.ts"

/** Tells what happened and collects the triggers it meets. `before` is the index just before, for those that look back. */
export function emit(r: Run, event: GameEvent, before: Index | null): void {
  emitTo(r, r.m.keys.on.get(event.k) ?? -1, event, before)
}

/** The same, where it is known which list of the index may have to do with it (-1 for none). */
export function emitTo(r: Run, key: number, event: GameEvent, before: Index | null): void {
  r.events.push(event)
  r.changed = true
  if (key < 0) return
  const now = lookup(r, key)
  const then = before === null ? now : before.lists[key]
  if (now.length === 0 && then.length === 0) return
  let met: ActiveAbility[] | null = null
  for (const entry of now)
    if (!r.m.abilities[entry.ability].back)
      for (let often = meets(r, entry, event); often > 0; often--) (met ??= []).push(entry)
  for (const entry of then)
    if (r.m.abilities[entry.ability].back)
      for (let often = meets(r, entry, event); often > 0; often--) (met ??= []).push(entry)
  if (met === null) return
  if (met.length > 1) met.sort((a, b) => a.stamp - b.stamp)
  for (const entry of met) collect(r, entry, event)
}

/** How often it goes off: once, mostly, or not at all. */
function meets(r: Run, entry: ActiveAbility, event: GameEvent): number {
  const ability = r.m.abilities[entry.ability]
  if (!concerns(r, entry, event)) return 0
  if (ability.when !== null) {
    const env = bindingsOf(r, entry)
    env["ev"] = event
    if (!ability.when(r, env, NOBODY)) return 0
  }
  const { nth } = ability.ability as Trigger
  return nth === undefined ? 1 : countUp(r, entry, nth, event)
}

/** Counts this time, or so much, and says how often it matters. */
function countUp(r: Run, entry: ActiveAbility, nth: Ordinal, event: GameEvent): number {
  const memo = memoOf(r, entry)
  if (memo === null) return 0
  const { counted, spanned } = r.m.abilities[entry.ability]
  if (nth.span !== undefined) {
    const span = r.m.spec.spans[nth.span](r, controllerOfEntry(r, entry))
    if (memo[spanned] !== span) memo[counted] = 0
    memo[spanned] = span
  }
  const before = (memo[counted] as number | undefined) ?? 0
  const now = before + ("of" in nth && nth.of !== undefined ? (event[nth.of] as number) : 1)
  memo[counted] = now
  if ("only" in nth) return now === nth.only ? 1 : 0
  return Math.floor(now / nth.every) - Math.floor(before / nth.every)
}

/** Has what happens the first time in a span happened in this one? */
export const isSpent = (r: Run, entry: ActiveAbility, span: string): boolean =>
  memoOf(r, entry)?.[r.m.abilities[entry.ability].spanned] ===
  r.m.spec.spans[span](r, controllerOfEntry(r, entry))

export function spend(r: Run, entry: ActiveAbility, span: string): void {
  const memo = memoOf(r, entry)
  if (memo !== null)
    memo[r.m.abilities[entry.ability].spanned] = r.m.spec.spans[span](r, controllerOfEntry(r, entry))
}

/** Whose ability it is: of its object's controller, or of whoever started the effect. */
function controllerOfEntry(r: Run, entry: ActiveAbility): Seat {
  if (entry.effect === 0) return controllerOf(r, entry.ref)
  const env = effectById(r, entry.effect)?.env ?? {}
  return env["unowned"] === 1 ? NOBODY : youOf(env)
}

function memoOf(r: Run, entry: ActiveAbility): Env | null {
  if (entry.effect !== 0) return effectById(r, entry.effect)?.env ?? null
  const o = object(r, entry.ref)
  if (o !== null) return (own(r, o).memo ??= {})
  return lastKnown(r, entry.ref) === null ? null : (own(r, bySlot(r, slotOf(entry.ref))).was?.memo ?? null)
}

function collect(r: Run, entry: ActiveAbility, event: GameEvent): void {
  const env = copyPlain(bindingsOf(r, entry))
  // A leave trigger's "this" is the card where it went.
  if (event["old"] === entry.ref && typeof event["obj"] === "number") {
    env["this"] = event["obj"]
    env["memo"] = copyPlain(lastKnown(r, entry.ref)?.memo ?? {})
  }
  // Who saw it is for telling, not for cards.
  const told: Env = {}
  for (const key in event) if (key !== "knew" && key !== "knows") told[key] = copyPlain(event[key])
  env["ev"] = told
  const controller = controllerOfEntry(r, entry)
  env["you"] = controller
  r.s.pending.push({
    ability: entry.ability,
    env,
    controller,
    track: r.m.spec.triggers === "own" ? r.track : 0,
    stamp: ++r.s.clock,
  })
  if (entry.effect !== 0) useUp(r, entry.effect)
}

/** Starts an effect at large. */
export function addEffect(r: Run, ability: number, env: Env, until: string, uses: number, tied: Ref): Effect {
  // What it will do has not been done yet, whatever became of what started it.
  if (env["did"] !== undefined) env["did"] = 0
  const effect: Effect = { id: ++r.s.clock, ability, env, until, uses, tied }
  r.s.effects.push(effect)
  indexEffect(r, effect)
  touched(r)
  return effect
}

function endEffect(r: Run, effect: Effect): void {
  takeOut(r.s.effects, effect)
  unindexEffect(r, effect)
  touched(r)
}

/** One use of an effect is gone. */
export function useUp(r: Run, id: number): void {
  const effect = effectById(r, id)
  if (effect === undefined || effect.uses < 0) return
  if (--effect.uses === 0) endEffect(r, effect)
}

/** Effects bound to an object that has left end with it. */
export function endTied(r: Run, ref: Ref): void {
  if (r.s.effects.length === 0) return
  for (const effect of r.s.effects.filter((each) => each.tied === ref)) endEffect(r, effect)
}

/** Effects that somebody has started end with them. */
export function endEffectsOf(r: Run, seat: Seat): void {
  for (const effect of r.s.effects.filter(({ env }) => env["you"] === seat)) endEffect(r, effect)
}

/** Effects that last until then end: all of them, or what is one seat's. */
export function endEffects(r: Run, until: string, seat: Seat | null): void {
  if (r.s.effects.length === 0) return
  for (const effect of r.s.effects.filter((each) => each.until === until))
    if (seat === null || effect.env["you"] === seat) endEffect(r, effect)
}
