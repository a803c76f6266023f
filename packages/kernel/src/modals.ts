// May, can't, must: what cards say about acts. "Can't" beats "can"; an obligation takes every other choice away while
// the act it asks for is possible.

import { lookupName } from "./ability-index.ts"
import { type ActiveAbility, bindingsOf } from "./active-abilities.ts"
import { NOBODY, type Ref, type Seat } from "./refs.ts"
import type { Reason } from "./plain.ts"
import type { Run } from "./run.ts"

function applying(
  r: Run,
  kind: "permit" | "forbid" | "oblige",
  act: string,
  seat: Seat,
  it: Ref,
): ActiveAbility | null {
  for (const entry of lookupName(r, kind, act)) {
    const { when } = r.m.abilities[entry.ability]
    if (when === null) return entry
    const env = bindingsOf(r, entry)
    env["who"] = seat
    if (when(r, env, it)) return entry
  }
  return null
}

/** Why a seat can't do this to `it`, or null. */
export function forbidden(r: Run, act: string, seat: Seat, it: Ref = NOBODY): Reason | null {
  const entry = applying(r, "forbid", act, seat, it)
  return entry === null ? null : { key: "forbidden", params: { act }, by: entry.ref }
}

/** Does a card allow what the rules alone would not? */
export const permitted = (r: Run, act: string, seat: Seat, it: Ref = NOBODY): boolean =>
  applying(r, "permit", act, seat, it) !== null

/** Of these seats the first to which this very thing allows it, as its place among them; -1 if there is none. Quicker to see than whether anything does. */
export function firstAllowed(r: Run, act: string, seats: readonly Seat[], it: Ref): number {
  let first = seats.length
  for (const entry of lookupName(r, "permit", act)) {
    if (entry.ref !== it) continue
    const { when } = r.m.abilities[entry.ability]
    if (when === null) return 0
    const env = bindingsOf(r, entry)
    for (let i = 0; i < first; i++) {
      env["who"] = seats[i]
      if (when(r, env, it)) first = i
    }
  }
  return first < seats.length ? first : -1
}

/** Must a seat do this (to `it`) now? */
export const obliged = (r: Run, act: string, seat: Seat, it: Ref = NOBODY): boolean =>
  applying(r, "oblige", act, seat, it) !== null
