// Counters on objects and players (FS-6.7). A named counter is a counter too: the total counts all of them, and what an
// object or the table keeps by name says how many of those are which.

import { object, type Ref } from "@soulspire/kernel"
import { type FourSoulsRun, isSeat } from "../../state/run.ts"

/** A counter without a name. */
export const GENERIC = ""
/** Levels are counted in counters of this name (FS-6.19). */
export const LEVEL = "level"

type Named = Record<string, number>

export const namedOn = (r: FourSoulsRun, ref: Ref): Named =>
  (object(r, ref)?.memo?.["counters"] ?? {}) as Named

/** All counters on something, or those of one name. */
export function countersOn(r: FourSoulsRun, ref: Ref, name?: string): number {
  if (isSeat(r, ref)) {
    let total = 0
    for (const each of r.s.table.counters)
      if (each.who === ref && (name === undefined || each.name === name)) total += each.amount
    return total
  }
  const total = object(r, ref)?.data?.counters ?? 0
  if (name === undefined || total === 0) return total
  const named = namedOn(r, ref)
  if (name !== GENERIC) return named[name] ?? 0
  return Object.values(named).reduce((left, amount) => left - amount, total)
}

/** Which kinds of counters there are on something. */
export function countersBy(r: FourSoulsRun, ref: Ref): string[] {
  const names = isSeat(r, ref)
    ? r.s.table.counters.filter(({ who }) => who === ref).map(({ name }) => name)
    : [GENERIC, ...Object.keys(namedOn(r, ref))]
  return names.filter((name) => countersOn(r, ref, name) > 0)
}
