// What comes of an object becoming something else: a copy, its other face, or itself again.

import type { Layer, Obj } from "@soulspire/kernel"
import { countersOn, GENERIC } from "../../features/counters/counters.ts"
import { dropDamage } from "../damage/atoms.ts"
import { changeCounters } from "../../features/counters/atoms.ts"
import { factOf, type FourSoulsRun, hasHealth, type ReadData } from "../../state/run.ts"

export function changed(r: FourSoulsRun, o: Obj<ReadData>, by: Layer | null): void {
  if (o.data === null) return
  // Counters are not copied, but that something starts with so many is (FS-6.6.2).
  const starts = by?.k === "copy" ? factOf(r, o.ref, "startCounters") : 0
  if (starts > 0) changeCounters(r, o.ref, GENERIC, starts - countersOn(r, o.ref, GENERIC))
  // What has no HP any more has no damage either (FS-6.8.8).
  if (o.data.damage > 0 && !hasHealth(r, o.ref)) dropDamage(r, o.ref)
}
