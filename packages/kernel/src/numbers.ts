// Derived numbers: what is printed or kept, then what statics and lasting effects make of it. The same function
// explains itself, so a screen can say "3 = 1 + 1 from x + 1 until the turn ends".

import { lookupName } from "./ability-index.ts"
import { effectById, entryEnv } from "./entries.ts"
import { NOBODY, type Ref } from "./refs.ts"
import { defAt, exists, lastKnown, type Run } from "./run.ts"

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

function derive(r: Run, ref: Ref, stat: string, terms: Term[] | null): number {
  const spec = r.m.spec.stats[stat]
  if (spec === undefined) throw new Error(`no number is called "${stat}"`)
  if (!exists(r, ref)) return lastKnown(r, ref)?.numbers[stat] ?? 0
  let value = spec.base(r, ref)
  terms?.push({ from: NOBODY, card: null, until: null, set: value })
  const entries = lookupName(r, "stat", stat)
  // First what sets the number, then what adds to it, each in the order of time stamps.
  for (let pass = 0; pass < 2 && entries.length > 0; pass++)
    for (const entry of entries) {
      const ability = r.m.abilities[entry.ability]
      const get = pass === 0 ? ability.set : ability.add
      if (get === null) continue
      const env = entryEnv(r, entry)
      if (ability.to === null ? entry.ref !== ref : !ability.to(r, env, ref)) continue
      if (ability.when !== null && !ability.when(r, env, ref)) continue
      const amount = get(r, env, ref)
      value = pass === 0 ? amount : value + amount
      if (terms !== null) {
        const from = entry.effect === 0 ? entry.ref : ((env["this"] as number | undefined) ?? NOBODY)
        const def = defAt(r, from)
        const until = entry.effect === 0 ? null : (effectById(r, entry.effect)?.until ?? null)
        const term: Term = { from, card: def < 0 ? null : r.m.defs[def].def.id, until }
        if (pass === 0) term.set = amount
        else term.add = amount
        terms.push(term)
      }
    }
  if (spec.min !== undefined && value < spec.min) {
    terms?.push({ from: NOBODY, card: null, until: null, min: spec.min })
    return spec.min
  }
  if (spec.max !== undefined && value > spec.max) {
    terms?.push({ from: NOBODY, card: null, until: null, max: spec.max })
    return spec.max
  }
  return value
}

export const number = (r: Run, ref: Ref, stat: string): number => derive(r, ref, stat, null)

export function explainNumber(r: Run, ref: Ref, stat: string): { total: number; terms: Term[] } {
  const terms: Term[] = []
  const total = derive(r, ref, stat, terms)
  return { total, terms }
}
