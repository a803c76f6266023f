// Derived numbers: what is printed or kept, then what statics and lasting effects make of it. The same function
// explains itself, so a screen can say "3 = 1 + 1 from x + 1 until the turn ends".

import { thisOf } from "./bindings.ts"
import { lookup } from "./ability-index.ts"
import { effectById, type ActiveAbility, bindingsOf } from "./active-abilities.ts"
import { NOBODY, type Ref } from "./refs.ts"
import { defAt, exists, lastKnown, type Run, type StatCode } from "./run.ts"

export interface Term {
  /** The object it comes from; NOBODY for the base and for effects whose source is gone. */
  from: Ref
  card: string | null
  /** How long it lasts, for an effect. */
  until: string | null
  set?: number
  add?: number
  /** The limit that cut it off. */
  min?: number
  max?: number
}

const NONE: readonly ActiveAbility[] = []

function derive(r: Run, ref: Ref, stat: StatCode, terms: Term[] | null): number {
  if (!exists(r, ref)) return lastKnown(r, ref)?.numbers?.[stat.name] ?? 0
  let value = stat.base(r, ref)
  terms?.push({ from: NOBODY, card: null, until: null, set: value })
  const fixed = stat.fixed?.(r, ref) ?? null
  if (fixed !== null) {
    terms?.push({ from: NOBODY, card: null, until: null, set: fixed })
    return fixed
  }
  const entries = stat.changed < 0 ? NONE : lookup(r, stat.changed)
  // First what sets the number, then what adds to it, each in the order of time stamps.
  for (let pass = 0; pass < 2 && entries.length > 0; pass++)
    for (const entry of entries) {
      const ability = r.m.abilities[entry.ability]
      const get = pass === 0 ? ability.set : ability.add
      if (get === null || (ability.to === null && entry.ref !== ref)) continue
      const env = bindingsOf(r, entry)
      if (ability.to !== null && !ability.to(r, env, ref)) continue
      if (ability.when !== null && !ability.when(r, env, ref)) continue
      const amount = get(r, env, ref)
      value = pass === 0 ? amount : value + amount
      if (terms !== null) {
        const from = entry.effect === 0 ? entry.ref : thisOf(env)
        const def = defAt(r, from)
        const until = entry.effect === 0 ? null : (effectById(r, entry.effect)?.until ?? null)
        const term: Term = { from, card: def < 0 ? null : r.m.defs[def].def.id, until }
        if (pass === 0) term.set = amount
        else term.add = amount
        terms.push(term)
      }
    }
  if (stat.min !== undefined && value < stat.min) {
    terms?.push({ from: NOBODY, card: null, until: null, min: stat.min })
    return stat.min
  }
  if (stat.max !== undefined && value > stat.max) {
    terms?.push({ from: NOBODY, card: null, until: null, max: stat.max })
    return stat.max
  }
  return value
}

function statNamed(r: Run, name: string): StatCode {
  const stat = r.m.stats.get(name)
  if (stat === undefined) throw new Error(`no number is called "${name}"`)
  return stat
}

/** Most numbers that cards can change are not changed by any just now. */
export function numberOf(r: Run, ref: Ref, stat: StatCode): number {
  const { usual, changed } = stat
  if (usual !== null && (changed < 0 || lookup(r, changed).length === 0) && exists(r, ref)) return usual
  return derive(r, ref, stat, null)
}
export const number = (r: Run, ref: Ref, name: string): number => numberOf(r, ref, statNamed(r, name))

export function explainNumber(r: Run, ref: Ref, name: string): { total: number; terms: Term[] } {
  const terms: Term[] = []
  const total = derive(r, ref, statNamed(r, name), terms)
  return { total, terms }
}
