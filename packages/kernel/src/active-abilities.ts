// What objects have, entry by entry: printed or copied, with changed numerals, gained and not lost. Grants and the index
// are made from these.

import { type Env, rebind } from "./plain.ts"
import { NOBODY, type Ref, serialOf } from "./refs.ts"
import { controllerOf, defOf, type Run } from "./run.ts"
import type { Effect, Obj } from "./state.ts"

export interface ActiveAbility {
  /** The object that has the ability; NOBODY for an effect at large. */
  readonly ref: Ref
  readonly ability: number
  readonly effect: number
  readonly stamp: number
  /** Changed numerals of its card, by number, and how often all that it counts is there. */
  readonly text: Env | null
}

/** Where a changed text says how often its quantities are there. */
export const TIMES = "times"

/** Text changes that fit the card an object is now. */
export function textOf(o: Obj): Env | null {
  let text: Env | null = null
  if (o.layers !== null) {
    const def = defOf(o)
    for (const layer of o.layers) {
      if (layer.k === "text" && layer.def === def) (text ??= {})[String(layer.numeral)] = layer.value
      // Multiplied once more it is not more than it was.
      if (layer.k === "times" && layer.def === def) (text ??= {})[TIMES] = layer.times
    }
  }
  return text
}

/** Abilities from the object itself that work in some kinds of zones (bits): copy first, then text, then gained and lost ones. */
export function ownAbilities(r: Run, o: Obj, bit: number): readonly ActiveAbility[] {
  const { m } = r
  const def = defOf(o)
  const stamp = serialOf(o.ref)
  const text = textOf(o)
  let entries: ActiveAbility[] = []
  const put = (ability: number, words: Env | null): void => {
    if ((m.abilities[ability].zones & bit) !== 0)
      entries.push({ ref: o.ref, ability, effect: 0, stamp, text: words })
  }
  if (def >= 0) for (const ability of m.defs[def].abilities) put(ability, text)
  if (o.layers !== null)
    for (const layer of o.layers) {
      // Printed on another card: numerals changed on this one are none of its own.
      if (layer.k === "gain") put(layer.ability, null)
      else if (layer.k === "lose")
        entries = entries.filter(
          (entry) => layer.kind !== "all" && m.abilities[entry.ability].k !== layer.kind,
        )
    }
  return entries
}

export const effectById = (r: Run, id: number): Effect | undefined =>
  r.s.effects.find((effect) => effect.id === id)

/**
 * The bindings an ability is read with: its object and controller, or what its effect brought along. A fresh object.
 * On what nobody controls "you" is the first seat, as it is when such a trigger is announced; `unowned` is bound there, so
 * that what such an ability starts is nobody's either.
 */
export function bindingsOf(r: Run, entry: ActiveAbility): Env {
  if (entry.effect !== 0) return rebind(effectById(r, entry.effect)?.env ?? {})
  const controller = controllerOf(r, entry.ref)
  const env: Env =
    controller === NOBODY
      ? { this: entry.ref, you: r.m.spec.first(r), unowned: 1 }
      : { this: entry.ref, you: controller }
  if (entry.text !== null) env["text"] = entry.text
  return env
}
