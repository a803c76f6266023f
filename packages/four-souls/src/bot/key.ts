// A cheap name for a position where a seat may do as it likes, and for what can be picked.

import { object, type Ref, type Seat, seatsOf, zone } from "@soulspire/kernel"
import { type FourSoulsRun, isSeat } from "../state/run.ts"
import { isCalm } from "./worth.ts"

/** What something is to whoever aims at it, or picks it. */
export function sign(r: FourSoulsRun, ref: Ref): string {
  if (isSeat(r, ref)) return `${ref}`
  const o = object(r, ref)
  if (o === null) return `${ref}`
  // What waits on the stack is told apart by more than is printed on it.
  if (o.def < 0 || r.m.zones[o.zone].kind === "stack") return `${ref}`
  const { data } = o
  const noted =
    data === null
      ? ""
      : `${data.deactivated},${data.counters},${data.damage},${data.slot < 0 ? data.slot : ""}`
  const special = o.layers === null && o.memo === null ? "" : `#${ref}`
  return `${o.def}:${noted}:${o.controller}@${o.zone}${special}`
}

const SEEN = ["monsters", "shop", "rooms"]
const OWN = ["hand", "board", "souls"]

const listed = (r: FourSoulsRun, id: number): string =>
  r.s.zones[id]
    .map((ref) => sign(r, ref))
    .toSorted()
    .join(" ")

/** Null while something is going on. */
export function key(r: FourSoulsRun, seat: Seat): string | null {
  if (!isCalm(r, seat)) return null
  const { table } = r.s
  const { players, shields, extraAttacks, attacks, purchases, quiet, turn } = table
  let found = `${turn},${attacks},${purchases},${quiet}|${JSON.stringify([players, shields, extraAttacks])}`
  for (const kind of SEEN) found += `|${listed(r, zone(r, kind))}`
  for (const each of seatsOf(r.s)) for (const kind of OWN) found += `|${listed(r, zone(r, kind, each))}`
  for (const { ability, uses } of r.s.effects) found += `+${ability},${uses}`
  return found
}
